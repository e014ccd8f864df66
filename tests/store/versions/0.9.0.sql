BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('v0001');
CREATE TABLE bindings (
	number INTEGER NOT NULL, 
	epoch BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	heads TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "bindings" VALUES(1,1,1767268800.0,'{"9007199254740993":[6,"907fdd5ddef791361e420acb63ecb4d8976c9787736af9cd6ac014d2032d8854"],"9007199254740994":[4,"addbbd6e662c135dfe407f12cafe12f91b98968ebe9c2b63b697413eb9fc82d3"]}','f00bf8284a1a0c466e89996c5f13cbc1b95ee294fcb86973dee861d2e5029b64');
CREATE TABLE chains (
	guild INTEGER NOT NULL, 
	seq BIGINT NOT NULL, 
	hash TEXT NOT NULL, 
	epoch BIGINT NOT NULL, 
	bound BIGINT NOT NULL, 
	PRIMARY KEY (guild)
);
INSERT INTO "chains" VALUES(9007199254740993,6,'907fdd5ddef791361e420acb63ecb4d8976c9787736af9cd6ac014d2032d8854',1,6);
INSERT INTO "chains" VALUES(9007199254740994,4,'addbbd6e662c135dfe407f12cafe12f91b98968ebe9c2b63b697413eb9fc82d3',1,4);
CREATE TABLE deal_records (
	guild BIGINT NOT NULL, 
	table_id TEXT NOT NULL, 
	deal INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	event INTEGER, 
	snapshot TEXT, 
	PRIMARY KEY (guild, table_id, deal), 
	FOREIGN KEY(guild, table_id) REFERENCES tables (guild, table_id)
);
INSERT INTO "deal_records" VALUES(9007199254740993,'9007199254740993-1',1,'[[deal]]','8d24edef567792236dedbe9c1d4ebfa9a25d88b026abafa13688cc7d4e566e06',2,'[["0 play 3d",11]]');
CREATE TABLE epochs (
	one INTEGER NOT NULL, 
	newest BIGINT NOT NULL, 
	PRIMARY KEY (one)
);
INSERT INTO "epochs" VALUES(1,1);
CREATE TABLE events (
	guild BIGINT NOT NULL, 
	seq BIGINT NOT NULL, 
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	channel BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	command TEXT NOT NULL, 
	state_hash TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	entries INTEGER NOT NULL, 
	ended BOOLEAN NOT NULL, 
	interaction BIGINT, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (guild, seq), 
	CONSTRAINT events_number_once UNIQUE (guild, table_id, number), 
	CONSTRAINT events_interaction_once UNIQUE (guild, interaction), 
	FOREIGN KEY(guild, table_id) REFERENCES tables (guild, table_id)
);
INSERT INTO "events" VALUES(9007199254740993,1,'9007199254740993-1',1,1100000000000000123,1767268800.0,'{"do":"Cut","text":"844871897a36e1fcaf22b19c50c0f8cb1e2ba6d57d15dd4e382880c7bd7c3dcb"}','3260495c431ece5ae563cca25fb03d47a2e2d7ab7da177ee0598a196adf88c19',1,0,0,31,'92cfc06272b94bfe002b5c16f65cd41fa9d661dc099e12430e9e27d3bc307997');
INSERT INTO "events" VALUES(9007199254740993,2,'9007199254740993-1',2,1100000000000000123,1767268800.0,'{"action":"play 3d","seat":2}','9dc9dde46680ec28ecf3654d9ce36ccb412abd0f1290f08ff3eaff9105a3b48c',1,3,0,32,'59f35c54b9d1a201eaa5e52c10ed011ec40c5c69ebd866189a7c092a61e16ef9');
INSERT INTO "events" VALUES(9007199254740993,6,'9007199254740993-1',3,1100000000000000123,1767268800.0,'{"action":"play 3d","seat":3}','12288f46d0725dbcaed9df694e0ccde78fd7a40bd5dce4018b241c854969f116',1,0,0,NULL,'907fdd5ddef791361e420acb63ecb4d8976c9787736af9cd6ac014d2032d8854');
INSERT INTO "events" VALUES(9007199254740994,1,'9007199254740994-1',1,1100000000000000123,1767268800.0,'{"action":"play 3d","seat":1}','2d587b9aae4fdec6007f9e47de36e4141f20f8e40eec088b88a5412016625a20',1,2,0,33,'d9f0305a12c80b08443693f17966a54da5c3ba460340ad93eb0a906f32f071c0');
INSERT INTO "events" VALUES(9007199254740994,4,'9007199254740994-1',2,1100000000000000123,1767268800.0,'{"action":"play 3d","seat":2}','540909ccab82f32364d6a5354d0a49f2354417f4d2bbf7bd705cd1cea5eec387',1,0,1,NULL,'addbbd6e662c135dfe407f12cafe12f91b98968ebe9c2b63b697413eb9fc82d3');
CREATE TABLE guilds (
	guild INTEGER NOT NULL, 
	tables INTEGER NOT NULL, 
	PRIMARY KEY (guild)
);
INSERT INTO "guilds" VALUES(9007199254740993,1);
CREATE TABLE heartbeat (
	one INTEGER NOT NULL, 
	ran DOUBLE NOT NULL, 
	PRIMARY KEY (one)
);
INSERT INTO "heartbeat" VALUES(1,107.25);
CREATE TABLE house_proposals (
	guild BIGINT NOT NULL, 
	number BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	channel BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	rules TEXT, 
	PRIMARY KEY (guild, number)
);
INSERT INTO "house_proposals" VALUES(9007199254740993,3119247644403847904,'big-two',1100000000000000123,'',0,7106099082123796134,1767268800.0,'{"preset":"taiwan"}');
CREATE TABLE house_rules (
	guild BIGINT NOT NULL, 
	seq BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	channel BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	"before" TEXT, 
	"after" TEXT, 
	PRIMARY KEY (guild, seq), 
	CONSTRAINT house_rules_version_once UNIQUE (guild, game, channel, name, version)
);
INSERT INTO "house_rules" VALUES(9007199254740993,1,'big-two',0,'',1,7106099082123796134,1767268800.0,NULL,'{"preset":"singapore"}');
INSERT INTO "house_rules" VALUES(9007199254740993,2,'big-two',0,'',2,7106099082123796134,1767268800.0,'{"preset":"singapore"}',NULL);
INSERT INTO "house_rules" VALUES(9007199254740993,3,'big-two',0,'friday',1,7106099082123796134,1767268800.0,NULL,'{"preset":"taiwan"}');
CREATE TABLE ledger (
	guild BIGINT NOT NULL, 
	seq BIGINT NOT NULL, 
	event BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	table_id TEXT NOT NULL, 
	deal INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person BIGINT, 
	computer TEXT NOT NULL, 
	points INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	game TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	commitment TEXT NOT NULL, 
	zero_sum BOOLEAN NOT NULL, 
	practice BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (guild, seq), 
	CONSTRAINT ledger_seat_once UNIQUE (guild, table_id, deal, seat), 
	FOREIGN KEY(guild, event) REFERENCES events (guild, seq)
);
INSERT INTO "ledger" VALUES(9007199254740993,3,2,1100000000000000123,'9007199254740993-1',1,0,7106099082123796134,'',3,1,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,0,1767268800.0,'138fae9edcddb04ef44fd203587fe98e0d8ebbcf390e8e7d13bdb65f86ec959c');
INSERT INTO "ledger" VALUES(9007199254740993,4,2,1100000000000000123,'9007199254740993-1',1,1,NULL,'casual',-1,0,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,0,1767268800.0,'a0891ffab9876e79cadc76822a592cd879d2543ed91b6b594a436198df8c96c7');
INSERT INTO "ledger" VALUES(9007199254740993,5,2,1100000000000000123,'9007199254740993-1',1,2,NULL,'casual',-2,0,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,0,1767268800.0,'0cf81a7831772f447e363fc0b47b64be7d99f805a9d681bed4daec13686ef3cc');
INSERT INTO "ledger" VALUES(9007199254740994,2,1,1100000000000000123,'9007199254740994-1',1,0,7106099082123796134,'',5,1,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1,1767268800.0,'b42e6ed99011c0f3a69741c2d180d81c1ea29bd4d2c1299f3008634ee37a24a1');
INSERT INTO "ledger" VALUES(9007199254740994,3,1,1100000000000000123,'9007199254740994-1',1,1,NULL,'casual',-5,0,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1,1767268800.0,'dd1ddfd6f5ecddbeb9ffb46ae4e5f0b8e797331c94dfd21a030c8c8502b04c8e');
CREATE TABLE people (
	person INTEGER NOT NULL, 
	account BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (account)
);
INSERT INTO "people" VALUES(7106099082123796134,80351110224678912,'大老二 Ann',1767268800.0);
CREATE TABLE settings (
	guild BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (guild, "key")
);
INSERT INTO "settings" VALUES(9007199254740993,'theme','"light"');
CREATE TABLE table_rules (
	guild BIGINT NOT NULL, 
	table_id TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (guild, table_id), 
	FOREIGN KEY(guild, table_id) REFERENCES tables (guild, table_id)
);
INSERT INTO "table_rules" VALUES(9007199254740993,'9007199254740993-1','{"seats":4}','3b4177184cf1ec9bf9cca379f2af6559c5402db1df7c9bbd1c14ec392c3f0f1e');
INSERT INTO "table_rules" VALUES(9007199254740994,'9007199254740994-1','{"seats":4}','3b4177184cf1ec9bf9cca379f2af6559c5402db1df7c9bbd1c14ec392c3f0f1e');
CREATE TABLE tables (
	guild BIGINT NOT NULL, 
	table_id TEXT NOT NULL, 
	channel BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	state_hash TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	snapshot TEXT NOT NULL, 
	ended BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, 
	deadlines TEXT, 
	PRIMARY KEY (guild, table_id)
);
INSERT INTO "tables" VALUES(9007199254740993,'9007199254740993-1',1100000000000000123,3,'12288f46d0725dbcaed9df694e0ccde78fd7a40bd5dce4018b241c854969f116',1,'{"after":3,"hand":"3d 4c 5h","table":"9007199254740993-1"}',0,1767268800.0,'[[{"do":"Lapse","question":3,"seat":0},12.5,100]]');
INSERT INTO "tables" VALUES(9007199254740994,'9007199254740994-1',1100000000000000123,2,'540909ccab82f32364d6a5354d0a49f2354417f4d2bbf7bd705cd1cea5eec387',1,'{"after":2,"hand":"3d 4c 5h","table":"9007199254740994-1"}',1,1767268800.0,NULL);
CREATE TABLE texts (
	guild BIGINT NOT NULL, 
	hash TEXT NOT NULL, 
	event BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (guild, hash), 
	FOREIGN KEY(guild, event) REFERENCES events (guild, seq)
);
INSERT INTO "texts" VALUES(9007199254740993,'844871897a36e1fcaf22b19c50c0f8cb1e2ba6d57d15dd4e382880c7bd7c3dcb',1,'bbdb11bb2fa96b8fa79c80b7df3223b1a cut');
CREATE INDEX tables_living ON tables (guild, table_id) WHERE ended = 0;
CREATE INDEX ledger_of_person ON ledger (guild, person, seq, points, won, game, practice);
CREATE INDEX ledger_board ON ledger (guild, at, person, points, won, game, practice);
CREATE INDEX texts_of_event ON texts (guild, event);
CREATE INDEX house_rules_history ON house_rules (guild, game, seq);
CREATE INDEX house_proposals_old ON house_proposals (guild, at);
COMMIT;
