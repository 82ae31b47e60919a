import type { CsvSeparator } from '@galopin/shared/contracts';

export type CsvValue = string | number | boolean | null;

/** What a spreadsheet takes for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/**
 * One line of a CSV file (RFC 4180), CRLF included. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front. With semicolons, numbers have a decimal comma: that is the form French spreadsheets read.
 */
export function csvLine(values: readonly CsvValue[], separator: CsvSeparator): string {
  return `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

function cell(value: CsvValue, separator: CsvSeparator): string {
  if (value === null) return '';
  if (typeof value === 'number') {
    const text = separator === ';' ? String(value).replace('.', ',') : String(value);
    return quote(text, separator);
  }
  const text = String(value);
  return quote(FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text, separator);
}

function quote(text: string, separator: CsvSeparator): string {
  const needsQuotes = text.includes(separator) || /["\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
