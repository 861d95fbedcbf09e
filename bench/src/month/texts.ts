import { below, pick, type Random } from '@longtable/testing/random'

const WORDS = `progress on this goal looks good and what do you think about the next step I have
tried it twice since Monday naïve as it was 🏃🏽‍♀️ the evidence we wanted is there for everyone to
see so let us move the date a little and keep the rest as it stands 🙂`.split(/\s+/)

const POOL = 200

/** Document 000 expects comments of about 2 KB with their keys. */
const COMMENT_CHARACTERS = { from: 1000, to: 1900 }
/** And invites of about 500 bytes. */
const MESSAGE_CHARACTERS = { from: 40, to: 140 }

interface Range {
  readonly from: number
  readonly to: number
}

function textOf(random: Random, { from, to }: Range): string {
  const length = from + below(random, to - from)
  let text = pick(random, WORDS)
  while (text.length < length) text += ` ${pick(random, WORDS)}`
  return text
}

export interface Texts {
  comment(): string
  message(): string
}

/** Made before anything is measured. */
export function createTexts(random: Random): Texts {
  const pool = (range: Range) => Array.from({ length: POOL }, () => textOf(random, range))
  const [comments, messages] = [pool(COMMENT_CHARACTERS), pool(MESSAGE_CHARACTERS)]
  return { comment: () => pick(random, comments), message: () => pick(random, messages) }
}
