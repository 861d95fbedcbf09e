import type { DraftFields, DraftSaid } from '../drafts.operations.ts'
import { isSameText, mergedLines } from './merge-lines.ts'

export const FIELDS = [
  'title',
  'date',
  'dateText',
  'author',
  'recipient',
  'place',
  'content',
] as const
export type FieldName = (typeof FIELDS)[number]

/** What a letter says of itself; empty where it says nothing. */
export type Said = Readonly<Record<FieldName, string>>

type Some<T> = Readonly<Partial<Record<FieldName, T>>>

export interface ReviewState {
  readonly revision: number
  /** As the server has it. */
  readonly known: Said
  readonly mine: Said
  /** What somebody else says of what I have changed too. */
  readonly clashes: Some<string>
  /** What the server does not take, and why. */
  readonly refused: Some<{ readonly value: string; readonly message: string }>
}

export const saidIn = (text: DraftSaid): Said => ({
  title: text.title ?? '',
  date: text.date ?? '',
  dateText: text.dateText ?? '',
  author: text.author ?? '',
  recipient: text.recipient ?? '',
  place: text.place ?? '',
  content: text.content ?? '',
})

type Told = Pick<DraftFields, 'revision' | 'text'>

export function begin({ revision, text }: Told): ReviewState {
  const known = saidIn(text)
  return { revision, known, mine: known, clashes: {}, refused: {} }
}

const isSame = (field: FieldName, one: string, other: string): boolean =>
  field === 'content' ? isSameText(one, other) : one.trim() === other.trim()

/** What is to be saved: not what somebody has to decide first, and not what was refused as it is. */
export const unsaved = ({ known, mine, clashes, refused }: ReviewState): FieldName[] =>
  FIELDS.filter(
    (field) =>
      !isSame(field, mine[field], known[field]) &&
      clashes[field] === undefined &&
      refused[field]?.value !== mine[field],
  )

/** What is mine and what is theirs, made from what both began with; undefined where they do not agree. */
function merged(
  field: FieldName,
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', string>>,
): string | undefined {
  if (isSame(field, base, theirs) || isSame(field, mine, theirs)) return mine
  if (isSame(field, base, mine)) return theirs
  return field === 'content' ? mergedLines(base, mine, theirs) : undefined
}

/** The server has something newer. What I have sent and it has taken is what we both begin with now. */
export function arrived(
  state: ReviewState,
  { revision, text }: Told,
  sent: Some<string> = {},
): ReviewState {
  if (revision <= state.revision) return state
  const told = saidIn(text)
  const mine: Record<FieldName, string> = { ...state.mine }
  const clashes: Partial<Record<FieldName, string>> = { ...state.clashes }
  for (const field of FIELDS) {
    const theirs = told[field]
    const base = sent[field] ?? state.known[field]
    const both = merged(field, { base, mine: state.mine[field], theirs })
    if (both === undefined) clashes[field] = theirs
    else {
      mine[field] = both
      if (isSame(field, both, theirs)) delete clashes[field]
    }
  }
  return { ...state, revision, known: told, mine, clashes }
}

export const edited = (state: ReviewState, field: FieldName, value: string): ReviewState => ({
  ...state,
  mine: { ...state.mine, [field]: value },
})

/** Of two who changed the same, one is chosen. */
export function decided(state: ReviewState, field: FieldName, value: string): ReviewState {
  const { [field]: _, ...clashes } = state.clashes
  return { ...edited(state, field, value), clashes }
}

export const refusedAs = (state: ReviewState, field: FieldName, message: string): ReviewState => ({
  ...state,
  refused: { ...state.refused, [field]: { value: state.mine[field], message } },
})

/** Why a field is not taken as it stands there. */
export const faultAt = ({ refused, mine }: ReviewState, field: FieldName): string | undefined =>
  refused[field]?.value === mine[field] ? refused[field]?.message : undefined
