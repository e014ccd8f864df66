BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE events (
	seq INTEGER NOT NULL, 
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	command TEXT NOT NULL, 
	state_hash TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	entries INTEGER NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (seq), 
	CONSTRAINT events_number_once UNIQUE (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (table_id)
);
INSERT INTO "events" VALUES(1,'1/1',1,9007199254740993,1100000000000000123,1767268800.0,'{"do":"play","seat":0,"why":"06df8670aa57b2abc53f0bad33e7f4925fc5be363a8cd511b2e4f95fda7bcd69"}','e71c5724a1b7d12bf7d460b25a1f89c9c72c47321efc7e1a68314e0f98f7a96b',1,3,'1a663c927335f1684cda4dcc711329c444c50ecb128382a3fe63ff1cd3826576');
INSERT INTO "events" VALUES(2,'1/1',2,9007199254740993,1100000000000000123,1767268800.0,'{"do":"pass","seat":1}','8259d222cbf9cbd870cfc66588033021ebc6a9dbe34d26d3520c737a141dcc4b',1,3,'c3836c725b55594dc80d4a2d659d34e09a3afef51565568441e45878d08bf8fd');
INSERT INTO "events" VALUES(3,'1/1',3,9007199254740993,1100000000000000123,1767268800.0,'{"do":"pass","seat":1}','90af383a5974e2b6a8265c22d0a6cc46427d83436503fa7f7e4dd86acd1932ac',1,3,'a839bc440dc2eeed997d2de70b2bf628fbecfe9e02bd843ebf917a420c7649cf');
INSERT INTO "events" VALUES(4,'1/2',1,9007199254740993,1100000000000000123,1767268800.0,'{"action":"play 3d","seat":1}','d134c334fa1d194c23550f142039a58dc9e3248ebd8db5e164c52ef5b607fa77',1,0,'164844a2407a7098ebab34dee192bc851f0a4f554e9caff01d52fe1cab3d81cd');
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
CREATE TABLE "house_proposals" (
	number INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	channel BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	rules TEXT, 
	PRIMARY KEY (number)
);
INSERT INTO "house_proposals" VALUES(3012011929278566933,9007199254740993,'big-two',0,'',1,4242,1767268800.0,NULL);
CREATE TABLE house_rules (
	seq INTEGER NOT NULL, 
	guild BIGINT NOT NULL, 
	game TEXT NOT NULL, 
	channel BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	person BIGINT NOT NULL, 
	at DOUBLE NOT NULL, 
	"before" TEXT, 
	"after" TEXT, 
	PRIMARY KEY (seq), 
	CONSTRAINT house_rules_version_once UNIQUE (guild, game, channel, name, version)
);
INSERT INTO "house_rules" VALUES(1,9007199254740993,'big-two',0,'',1,4242,1767268800.0,NULL,'{"changes":{"score.settle":"winner_takes"},"name":"","preset":"singapore"}');
INSERT INTO "house_rules" VALUES(2,9007199254740993,'big-two',1100000000000000123,'',1,4242,1767268800.0,NULL,'{"changes":{},"name":"","preset":"pagat-basic"}');
INSERT INTO "house_rules" VALUES(3,9007199254740993,'big-two',0,'friday',1,4242,1767268800.0,NULL,'{"changes":{},"name":"friday","preset":"singapore"}');
CREATE TABLE interactions (
	interaction INTEGER NOT NULL, 
	event BIGINT NOT NULL, 
	PRIMARY KEY (interaction), 
	FOREIGN KEY(event) REFERENCES events (seq)
);
INSERT INTO "interactions" VALUES(101,1);
INSERT INTO "interactions" VALUES(102,2);
INSERT INTO "interactions" VALUES(103,3);
CREATE TABLE ledger (
	seq INTEGER NOT NULL, 
	event BIGINT NOT NULL, 
	guild BIGINT NOT NULL, 
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
	at DOUBLE NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (seq), 
	CONSTRAINT ledger_seat_once UNIQUE (table_id, deal, seat), 
	FOREIGN KEY(event) REFERENCES events (seq)
);
INSERT INTO "ledger" VALUES(1,1,9007199254740993,1100000000000000123,'1/1',1,0,4242,'',1,1,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'f9c5264acdac58c7cfabc420dc44ce0fa7a34e3305eb2bf66729ec16e3f551cf');
INSERT INTO "ledger" VALUES(2,1,9007199254740993,1100000000000000123,'1/1',1,1,NULL,'casual',1,1,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'062d470301a7fd1f2aef80dd4bcf47c88d1a2f756f32e5a85bd20cae537f3c55');
INSERT INTO "ledger" VALUES(3,1,9007199254740993,1100000000000000123,'1/1',1,2,NULL,'casual',-2,0,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'351c90626cbf81427030fddb70d647d8647d4b61a34533b99658d0ab844834f4');
INSERT INTO "ledger" VALUES(4,2,9007199254740993,1100000000000000123,'1/1',2,0,4242,'',1,1,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'48b737c0983882eddfd2d2180398e3ca0cb84566d5be799e05126db3918f5f30');
INSERT INTO "ledger" VALUES(5,2,9007199254740993,1100000000000000123,'1/1',2,1,NULL,'casual',1,1,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'b1434ea4da9b78e00ad09a88d9743cb2616dfb362419faa1f9d93647abc96b4c');
INSERT INTO "ledger" VALUES(6,2,9007199254740993,1100000000000000123,'1/1',2,2,NULL,'casual',-2,0,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'70c4e80d8b1ade00c02778fa28e77c42862b15b530522a1b80b380a8ef0daef7');
INSERT INTO "ledger" VALUES(7,3,9007199254740993,1100000000000000123,'1/1',3,0,4242,'',1,1,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'986ea6a0166719fb868b8c530fa8685ce8d213d37bd85f536757f6dfb0645565');
INSERT INTO "ledger" VALUES(8,3,9007199254740993,1100000000000000123,'1/1',3,1,NULL,'casual',1,1,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'b55457f2ce1b92d10e5330187cbf66c918b2e02bd1e651b9b6bcdb440ff6afda');
INSERT INTO "ledger" VALUES(9,3,9007199254740993,1100000000000000123,'1/1',3,2,NULL,'casual',-2,0,'big-two','chudadi-standard',1,'c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0',1,1767268800.0,'903ace0eff76ac2ded36c9fe018173159741742ca1e7f225f04e605a4808bb9d');
CREATE TABLE people (
	person INTEGER NOT NULL, 
	account BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (person), 
	UNIQUE (account)
);
INSERT INTO "people" VALUES(4242,80351110224678912,'大老二',1767268800.0);
CREATE TABLE settings (
	guild BIGINT NOT NULL, 
	"key" TEXT NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (guild, "key")
);
INSERT INTO "settings" VALUES(9007199254740993,'language','"zh-Hant"');
CREATE TABLE table_rules (
	table_id TEXT NOT NULL, 
	rules TEXT NOT NULL, 
	hash TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (table_id)
);
INSERT INTO "table_rules" VALUES('1/1','{"seats.count":4}','235fdf98bf4d6ee7df3f1d0007797e6757476c39df6d1f2ef1682f3b54658f87');
CREATE TABLE tables (
	table_id TEXT NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	state_hash TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	snapshot TEXT NOT NULL, 
	ended BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, deadlines TEXT, 
	PRIMARY KEY (table_id)
);
INSERT INTO "tables" VALUES('1/1',9007199254740993,1100000000000000123,3,'90af383a5974e2b6a8265c22d0a6cc46427d83436503fa7f7e4dd86acd1932ac',1,'{"after":3,"hand":"3d 4c 5h","table":"1/1"}',0,1767268800.0,'[[{"do":"Lapse","question":3,"seat":0},12.5,100]]');
INSERT INTO "tables" VALUES('1/2',9007199254740993,1100000000000000123,1,'d134c334fa1d194c23550f142039a58dc9e3248ebd8db5e164c52ef5b607fa77',1,'{"after":1,"hand":"3d 4c 5h","table":"1/2"}',1,1767268800.0,NULL);
CREATE TABLE texts (
	hash TEXT NOT NULL, 
	event BIGINT NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(event) REFERENCES events (seq)
);
INSERT INTO "texts" VALUES('06df8670aa57b2abc53f0bad33e7f4925fc5be363a8cd511b2e4f95fda7bcd69',1,'38e84fbfe93c88f94d3f497269b832e7a reason');
CREATE INDEX tables_living ON tables (table_id) WHERE ended = 0;
CREATE INDEX ix_texts_event ON texts (event);
CREATE INDEX ix_ledger_event ON ledger (event);
CREATE INDEX ledger_of_person ON ledger (guild, person, seq, points, won, game);
CREATE INDEX ledger_board ON ledger (guild, at, person, points, won, game);
CREATE INDEX house_rules_history ON house_rules (guild, game, seq);
CREATE INDEX house_proposals_old ON house_proposals (guild, at);
COMMIT;
