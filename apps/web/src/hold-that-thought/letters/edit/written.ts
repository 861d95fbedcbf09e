import type { WrittenText } from './edit.operations.ts'

/** A text while somebody writes it: what is empty is not there. */
export interface Written extends Omit<WrittenText, Line>, Readonly<Record<Line, string>> {}

const LINES = ['dateText', 'author', 'recipient', 'place', 'description'] as const
type Line = (typeof LINES)[number]

export const EMPTY: Written = {
  date: '',
  dateText: '',
  title: '',
  author: '',
  recipient: '',
  place: '',
  description: '',
  content: '',
  tags: [],
  fromIds: [],
  toIds: [],
  aboutIds: [],
}

export const writtenOf = (text: WrittenText): Written => ({
  ...text,
  dateText: text.dateText ?? '',
  author: text.author ?? '',
  recipient: text.recipient ?? '',
  place: text.place ?? '',
  description: text.description ?? '',
})

const isLine = (name: string): name is Line => (LINES as readonly string[]).includes(name)

const sent = (name: string, value: Written[keyof Written]) =>
  isLine(name) && typeof value === 'string' ? value.trim() || null : value

/** All of it, as a new letter is sent. */
export const wholeOf = (written: Written): WrittenText => {
  const { date, title, content, tags, fromIds, toIds, aboutIds } = written
  const lines = Object.fromEntries(LINES.map((name) => [name, written[name].trim() || null]))
  return { date, title, content, tags, fromIds, toIds, aboutIds, ...lines } as WrittenText
}

/** Only what is another now; null takes away. */
export const changedIn = (before: Written, after: Written): Partial<WrittenText> =>
  Object.fromEntries(
    (Object.keys(EMPTY) as (keyof Written)[])
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, sent(name, after[name])]),
  )
