import { destructiveChange } from './destructiveChange';

describe('a statement of a migration', () => {
  it.each([
    ['DROP TABLE payments', 'drops table'],
    ['drop function  payment_time(text)', 'drops function'],
    ['TRUNCATE payments', 'empties a table'],
    ['ALTER TABLE payments RENAME TO orders', 'renames'],
    ['ALTER TABLE payments RENAME COLUMN uid TO member', 'renames'],
    ['ALTER INDEX a RENAME TO b', 'renames'],
    ['alter table payments\n  drop column uid', 'drops a column or constraint'],
    ['alter table payments drop uid', 'drops a column'],
    ['ALTER TABLE payments ADD COLUMN a int, DROP COLUMN b', 'drops a column or constraint'],
    ['ALTER TABLE payments ALTER COLUMN days TYPE bigint', 'changes a type'],
    ['ALTER TABLE payments ALTER days SET DATA TYPE bigint', 'changes a type'],
    ['ALTER TABLE payments ALTER COLUMN uid SET NOT NULL', 'takes null from a column'],
    ['ALTER TABLE payments ADD CHECK (days > 1)', 'adds a constraint'],
    ['ALTER TABLE payments ADD CONSTRAINT one UNIQUE (uid)', 'adds a constraint'],
    [
      'ALTER TABLE payments ADD COLUMN note text NOT NULL',
      'adds a column that must not be null and has no default',
    ],
    ['ALTER TABLE payments ADD note text NOT NULL', 'adds a column that must not be null and has no default'],
  ])('%s: %s', (statement, wanted) => expect(destructiveChange(statement)).toBe(wanted));

  it.each([
    'CREATE TABLE notes (id int NOT NULL, CHECK (id > 0))',
    'ALTER TABLE payments ADD COLUMN note text',
    "ALTER TABLE payments ADD COLUMN note text NOT NULL DEFAULT ''",
    'ALTER TABLE payments ALTER COLUMN uid DROP NOT NULL',
    'CREATE INDEX payments_note ON payments (note)',
    'CREATE OR REPLACE FUNCTION one() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'INSERT INTO notes SELECT id FROM payments',
  ])('%s: only adds', (statement) => expect(destructiveChange(statement)).toBeUndefined());
});
