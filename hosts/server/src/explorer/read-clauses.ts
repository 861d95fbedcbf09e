import { InvalidRequestError, type SortCondition } from '@longtable/store'
import type { Token } from './condition-tokens.ts'

/** One condition on one key. */
export interface Clause {
  readonly name: string
  readonly condition: SortCondition
}

export interface Clauses {
  readonly clauses: readonly Clause[]
  readonly descending: boolean
}

interface Reading {
  readonly tokens: readonly Token[]
  at: number
}

const VERBS: Readonly<Record<string, string>> = {
  '=': 'equals',
  '<': 'lessThan',
  '<=': 'atMost',
  '>': 'moreThan',
  '>=': 'atLeast',
}

const refuse = (subject: string, rule: string): never => {
  throw new InvalidRequestError(subject, rule)
}

/** Goes on only when this sign or word comes next. */
function take(reading: Reading, kind: Token['kind'], text: string): boolean {
  const token = reading.tokens[reading.at]
  const found = token?.kind === kind && token.text.toLowerCase() === text
  if (found) reading.at++
  return found
}

function takeValue(reading: Reading, name: string): string {
  const token = reading.tokens[reading.at++]
  const isWord = token?.kind === 'word'
  if (!token || token.kind === 'sign' || (isWord && token.text.toLowerCase() === 'and'))
    return refuse(name, 'needs a value; one with spaces, commas or signs stands in double quotes')
  const placeholder = isWord && /\{[^{}]*\}/.exec(token.text)?.[0]
  if (placeholder) return refuse(name, `put a value in the place of ${placeholder}`)
  return token.text === '' ? refuse(name, 'a key must not be empty') : token.text
}

function takeName(reading: Reading): string {
  const token = reading.tokens[reading.at++]
  return token?.kind === 'word'
    ? token.text
    : refuse(
        'condition',
        `expected the name of a key, such as PK, but found "${token?.text ?? ''}"`,
      )
}

/** `begins_with(SK, "GOAL#")`, as DynamoDB writes it. */
function beginsWithCall(reading: Reading): Clause {
  if (!take(reading, 'sign', '('))
    return refuse('begins_with', 'stands after its key, or takes a key and a value in brackets')
  const name = takeName(reading)
  if (!take(reading, 'sign', ','))
    return refuse(name, 'begins_with takes a key and a value: begins_with(SK, "GOAL#")')
  const condition = { begins: takeValue(reading, name) }
  return take(reading, 'sign', ')')
    ? { name, condition }
    : refuse(name, 'begins_with( is not closed')
}

function between(reading: Reading, name: string): Clause {
  const from = takeValue(reading, name)
  if (!take(reading, 'word', 'and'))
    return refuse(name, 'between takes two values: between A and B')
  return { name, condition: { between: [from, takeValue(reading, name)] } }
}

function readClause(reading: Reading): Clause {
  if (take(reading, 'word', 'begins_with')) return beginsWithCall(reading)
  const name = takeName(reading)
  if (take(reading, 'word', 'begins_with'))
    return { name, condition: { begins: takeValue(reading, name) } }
  if (take(reading, 'word', 'between')) return between(reading, name)
  const sign = Object.keys(VERBS).find((one) => take(reading, 'sign', one))
  const verb = sign === undefined ? undefined : VERBS[sign]
  if (verb === undefined) return refuse(name, 'needs one of =, <, <=, >, >=, begins_with, between')
  return { name, condition: { [verb]: takeValue(reading, name) } as unknown as SortCondition }
}

/** Reads clauses one after the other; `AND` and commas between them may be left out. */
export function readClauses(tokens: readonly Token[]): Clauses {
  const reading: Reading = { tokens, at: 0 }
  const clauses: Clause[] = []
  let descending = false
  while (reading.at < tokens.length) {
    if (clauses.length > 0 && !take(reading, 'sign', ',')) take(reading, 'word', 'and')
    if (take(reading, 'word', 'descending')) descending = true
    else if (take(reading, 'word', 'ascending')) descending = false
    else clauses.push(readClause(reading))
  }
  return { clauses, descending }
}
