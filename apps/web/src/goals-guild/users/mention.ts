/** Where somebody is being named: from its @ to where one writes. */
export interface Mention {
  readonly start: number
  readonly end: number
  readonly prefix: string
}

const BEGUN = /(?:^|[\s([{"'“‘„])@([^\s@]{1,32})$/u

/** The name that is being typed at this place, if one is. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const prefix = BEGUN.exec(text.slice(0, caret))?.[1]
  return prefix === undefined ? undefined : { start: caret - prefix.length - 1, end: caret, prefix }
}

/** The text with the whole name in it, and where one goes on writing. */
export function mentioned(text: string, { start, end }: Mention, nickname: string) {
  const before = `${text.slice(0, start)}@${nickname} `
  return { text: before + text.slice(end).replace(/^ /, ''), caret: before.length }
}
