/** What a spreadsheet takes for a formula; a mark before it makes it text again. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

const field = (value: string): string => {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One record of RFC 4180 with its end. */
export const csvRecord = (values: readonly string[]): string => `${values.map(field).join(',')}\r\n`
