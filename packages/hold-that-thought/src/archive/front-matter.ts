/** What a file says of itself above its text: one name a line, its value as JSON, which every YAML reader reads. */
export type Front = Readonly<Record<string, unknown>>

const FENCE = '---'

/** Why a file cannot be read; the path is said by who reads it. */
export class FrontMatterError extends Error {}

/** What is undefined is left out. */
export function withFront(front: Front, text: string): string {
  const lines = Object.entries(front)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return [FENCE, ...lines, FENCE, '', text].join('\n')
}

function valueOf(name: string, given: string): unknown {
  try {
    return JSON.parse(given)
  } catch {
    throw new FrontMatterError(`"${name}" is no JSON value`)
  }
}

/** The other way round, to the last character of the text. */
export function readFront(file: string): { readonly front: Front; readonly text: string } {
  const lines = file.split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end === -1) throw new FrontMatterError('it has no front matter')
  const entries = lines.slice(1, end).map((line): [string, unknown] => {
    const place = line.indexOf(': ')
    if (place < 1) throw new FrontMatterError(`"${line.slice(0, 40)}" is no line of front matter`)
    const name = line.slice(0, place)
    return [name, valueOf(name, line.slice(place + 2))]
  })
  return { front: Object.fromEntries(entries), text: lines.slice(end + 2).join('\n') }
}
