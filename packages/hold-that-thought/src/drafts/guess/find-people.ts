import {
  CLOSINGS,
  FILLERS,
  GREETINGS,
  POSSESSIVES,
  POSTSCRIPTS,
  RELATIONS,
} from './letter-words.ts'
import { type Guess, guessed, isBlank, type TextLine } from './text-lines.ts'
import { type Token, tokensOf, trimmed } from './words.ts'

const GREETED_WITHIN_LINES = 25
const GREETING_TOKENS_MAX = 14
const CLOSED_WITHIN_LINES = 14
const CLOSING_TOKENS_MAX = 12
const NAME_WORDS_MAX = 5

type Phrases = readonly (readonly string[])[]

const isWord = ({ text }: Token) => /\p{L}/u.test(text)

/** How many tokens of the line the first fitting phrase takes; signs between its words do not count. */
function phraseLength(tokens: readonly Token[], phrases: Phrases): number {
  for (const phrase of phrases) {
    let place = 0
    const fits = phrase.every((word) => {
      while (place > 0 && tokens[place] && !isWord(tokens[place] as Token)) place++
      return tokens[place++]?.word === word
    })
    if (fits) return place
  }
  return 0
}

const textFrom = (line: string, tokens: readonly Token[]): string => {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first && last ? trimmed(line.slice(first.start, last.end)) : ''
}

/** "Rosa, lieber Walter" are two; "Rosa, how are you" is one, and the letter. */
function namesIn(line: string, tokens: readonly Token[]): string {
  const end = tokens.findIndex(({ text }) => [',', '!', ':', ';'].includes(text))
  const name = textFrom(line, end === -1 ? tokens : tokens.slice(0, end))
  const rest = end === -1 ? [] : tokens.slice(end + 1)
  const taken = phraseLength(rest, GREETINGS)
  const others = taken > 0 ? namesIn(line, rest.slice(taken)) : ''
  return others === '' ? name : `${name}, ${others}`
}

/** Whom the letter greets. */
export function findRecipient(lines: readonly TextLine[]): Guess | undefined {
  for (const line of lines.slice(0, GREETED_WITHIN_LINES)) {
    const tokens = tokensOf(line.text)
    const taken = phraseLength(tokens, GREETINGS)
    if (taken === 0 || tokens.length > GREETING_TOKENS_MAX) continue
    const value = namesIn(line.text, tokens.slice(taken)) || trimmed(line.text)
    if (value.split(/\s+/).length > NAME_WORDS_MAX + 2) continue
    const isMarked = /[,!:]\s*$/u.test(line.text)
    const start = tokens[taken]?.start ?? 0
    const span = { start, end: line.text.length }
    return guessed(line, span, { value, confidence: isMarked ? 0.9 : 0.7 })
  }
  return undefined
}

const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text)

/** A name behind "your loving son"; without one, what they are to each other. */
function nameIn(line: string, tokens: readonly Token[]) {
  const isNoName = (token: Token) =>
    !isCapital(token) ||
    POSSESSIVES.has(token.word) ||
    FILLERS.has(token.word) ||
    RELATIONS.has(token.word)
  const from = tokens.findIndex((token) => isWord(token) && !isNoName(token))
  if (from !== -1) {
    const named = tokens.slice(from)
    if (named.filter(isWord).length > NAME_WORDS_MAX) return undefined
    return { value: textFrom(line, named), start: named[0]?.start ?? 0, confidence: 0.9 }
  }
  const relation = tokens.find(({ word }) => RELATIONS.has(word))
  return relation && { value: relation.text, start: relation.start, confidence: 0.5 }
}

/** What stands above a postscript. */
function withoutPostscript(lines: readonly TextLine[]): readonly TextLine[] {
  const from = lines.findIndex(({ text }, place) => {
    const [first = '', second = ''] = tokensOf(text)
      .filter(isWord)
      .map(({ word }) => word)
    const isMarked = POSTSCRIPTS.has(first) || (first === 'p' && second === 's')
    return isMarked && place > lines.length / 3
  })
  return from === -1 ? lines : lines.slice(0, from)
}

/** Of a line that closes the letter: who signs it there, or in the next one. */
function signedAt(lines: readonly TextLine[], place: number): Guess | undefined {
  const line = lines[place]
  if (!line) return undefined
  const tokens = tokensOf(line.text)
  if (tokens.length === 0 || tokens.length > CLOSING_TOKENS_MAX) return undefined
  const taken = phraseLength(tokens, CLOSINGS)
  const isOwn = POSSESSIVES.has(tokens[0]?.word ?? '')
  if (taken === 0 && !isOwn) return undefined
  const here = nameIn(line.text, tokens.slice(taken))
  const below = lines.slice(place + 1, place + 3).find((one) => !isBlank(one))
  const signed = below && nameIn(below.text, tokensOf(below.text))
  const [on, name] =
    below && signed && (!here || here.confidence < signed.confidence)
      ? [below, signed]
      : [line, here]
  return name && guessed(on, { start: name.start, end: on.text.length }, name)
}

/** A short last line of names alone. */
function lastLine(lines: readonly TextLine[]): Guess | undefined {
  const line = lines.findLast((one) => !isBlank(one))
  const tokens = tokensOf(line?.text ?? '')
  const words = tokens.filter(isWord)
  if (!line || words.length === 0 || words.length > 3 || tokens.length > words.length + 2)
    return undefined
  if (!words.every(isCapital) || /[!?]$/.test(line.text)) return undefined
  const span = { start: 0, end: line.text.length }
  return guessed(line, span, { value: trimmed(line.text), confidence: 0.4 })
}

/** Who signs, looked for from the end. */
export function findAuthor(all: readonly TextLine[]): Guess | undefined {
  const lines = withoutPostscript(all).filter((line) => !isBlank(line))
  const first = Math.max(1, lines.length - CLOSED_WITHIN_LINES)
  for (let place = lines.length - 1; place >= first; place--) {
    const guess = signedAt(lines, place)
    if (guess) return guess
  }
  return lines.length > 1 ? lastLine(lines) : undefined
}
