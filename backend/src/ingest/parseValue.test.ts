import type { Column } from '@galopin/shared/dictionary';
import fc from 'fast-check';
import { parseDay, parseNumber, parseTime, parseTimestamp, parseValue } from './parseValue';

const column = (type: Column['type'], more: Partial<Column> = {}): Column => ({
  name: 'c',
  type,
  meaning: '',
  ...more,
});
const two = (value: number) => String(value).padStart(2, '0');

describe('numbers', () => {
  it('are read the French and the English way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (hundredths) => {
        const text = (hundredths / 100).toFixed(2);
        expect(parseNumber(text)).toBe(Number(text));
        expect(parseNumber(` ${text.replace('.', ',')} `)).toBe(Number(text));
      }),
    );
  });

  it.each(['', 'douze', '1 2', '1.2.3', '0x10', '1e3', 'NaN', 'Infinity', '--1'])(
    'are not read out of %j',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  it('never come of a text by accident', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const number = parseNumber(text);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }),
    );
  });

  it('must fit their column', () => {
    expect(parseValue(column('int'), '18.0')).toEqual({ value: 18 });
    expect(parseValue(column('int'), '18.5')).toEqual({
      problem: 'c: a whole number is needed, found "18.5"',
    });
    expect(parseValue(column('smallint'), 40_000)).toHaveProperty('problem');
    expect(parseValue(column('decimal(5,2)'), '33.333')).toEqual({ value: 33.33 });
  });
});

describe('days and times', () => {
  it('are read as they are written', () => {
    const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString();
        const [day, time] = [iso.slice(0, 10), iso.slice(11, 19)];
        expect(parseDay(day)).toBe(day);
        expect(parseDay(iso)).toBe(day);
        expect(parseDay(`${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`)).toBe(day);
        expect(parseTimestamp(iso)).toBe(`${day} ${time}`);
        expect(parseTimestamp(`${day} ${time}`)).toBe(`${day} ${time}`);
      }),
    );
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hours, minutes) => {
        expect(parseTime(`${hours}:${two(minutes)}`)).toBe(`${two(hours)}:${two(minutes)}:00`);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', '20260101', '31/31/2026', 'hier', '0000-00-00'])(
    'are no day: %s',
    (text) => {
      expect(parseDay(text)).toBeNull();
    },
  );

  it.each(['24:00', '12:60', '12h30', ''])('are no time: %j', (text) => expect(parseTime(text)).toBeNull());

  it('may come as an object, or as the zero date that stands for none', () => {
    const moment = { date: '2026-07-07 13:58:00.000000', timezone: 'Europe/Paris' };
    expect(parseValue(column('date'), moment)).toEqual({ value: '2026-07-07' });
    expect(parseValue(column('timestamp', { null: true }), '0000-00-00 00:00:00')).toEqual({ value: null });
  });
});

describe('missing values', () => {
  it('are what the column has for them', () => {
    expect(parseValue(column('int'), '')).toEqual({ value: 0 });
    expect(parseValue(column('int', { none: -1 }), null)).toEqual({ value: -1 });
    expect(parseValue(column('int', { null: true }), '')).toEqual({ value: null });
    expect(parseValue(column('text'), undefined)).toEqual({ value: '' });
    expect(parseValue(column('text', { null: true }), '')).toEqual({ value: '' });
    expect(parseValue(column('text'), 'NULL')).toEqual({ value: '' });
    expect(parseValue(column('text', { null: true }), '\\N')).toEqual({ value: null });
    expect(parseValue(column('bigint', { required: true }), '')).toEqual({ problem: 'c is missing' });
  });
});

describe('texts', () => {
  it('lose trailing blanks and escapes, a quantity or count its empty decimals', () => {
    expect(parseValue(column('text'), 'FR ')).toEqual({ value: 'FR' });
    expect(parseValue(column('text', { unit: 'decimal odds' }), '18.0')).toEqual({ value: '18' });
    expect(parseValue(column('text'), "Gala d\\'Artiste")).toEqual({ value: "Gala d'Artiste" });
    expect(parseValue(column('text'), '10.0')).toEqual({ value: '10' });
    expect(parseValue(column('text'), 18)).toEqual({ value: '18' });
  });

  it('are refused where the database could not hold them', () => {
    expect(parseValue(column('text'), 'a\0b')).toHaveProperty('problem');
    expect(parseValue(column('text'), '\ud800')).toHaveProperty('problem');
    expect(parseValue(column('text'), 'a\ufffdb')).toHaveProperty('problem');
    expect(parseValue(column('text'), 'x'.repeat(20_000))).toHaveProperty('problem');
    expect(parseValue(column('text'), { a: 1 })).toHaveProperty('problem');
  });
});
