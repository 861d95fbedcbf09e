/** So few characters hold no more digits than a number of ours keeps. */
const EXACT_CHARACTERS_MAX = 15

function withoutLastZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}

/** The same text for the same number, however it is written: its digits and a power of ten. */
function decimal(text: string): string {
  const [mantissa = '', power = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace(/^[+-]/, '').split('.')
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  const short = withoutLastZeros(digits)
  if (short === '') return '0'
  const sign = text.startsWith('-') ? '-' : ''
  return `${sign}${short}e${Number(power) - fraction.length + digits.length - short.length}`
}

/** Whether a number of DynamoDB's, of up to 38 digits, reads back the same as ours. */
export const keepsNumber = (text: string, number: number): boolean =>
  text.length <= EXACT_CHARACTERS_MAX || decimal(String(number)) === decimal(text)
