import { type CSSProperties, useState } from 'react'
import s from './avatar.module.css'

export interface Person {
  readonly id: string
  readonly nickname: string
  readonly fullName: string
  readonly avatarUrl?: string | null
}

/** Colours that white letters can be read on. */
const HUES = [158, 204, 266, 330, 12, 38, 120, 226, 186, 292, 348, 24]

/** The same for the same text, and far apart for texts that differ little. */
export function numberOf(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return (hash ^ (hash >>> 15)) >>> 0
}

const letters = new Intl.Segmenter()

/** Of the first and the last word; a letter may be several code points. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word = '') => letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '')
    .join('')
    .toLocaleUpperCase()
}

export function Avatar({
  person,
  size = 40,
}: {
  person: Person | null | undefined
  size?: number
}) {
  const [broken, setBroken] = useState<string>()
  const url = person?.avatarUrl ?? undefined
  const hue = HUES[numberOf(person?.id ?? '') % HUES.length] ?? 158
  return (
    <span
      className={s.avatar}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        background: person
          ? `linear-gradient(140deg, hsl(${hue} 46% 40%), hsl(${hue + 24} 52% 30%))`
          : 'var(--surface-3)',
      }}
      aria-hidden="true"
    >
      {url !== undefined && url !== broken ? (
        <img src={url} alt="" loading="lazy" onError={() => setBroken(url)} />
      ) : person ? (
        initials(person.fullName || person.nickname)
      ) : (
        '?'
      )}
    </span>
  )
}

const STACK_MAX = 5

/** Several people at a glance. */
export function AvatarStack({
  people,
  size = 30,
  label,
}: {
  people: readonly Person[]
  size?: number
  label: string
}) {
  const rest = people.length - STACK_MAX
  return (
    <span
      className={s.stack}
      style={{ '--size': `${size}px` } as CSSProperties}
      role="img"
      aria-label={label}
    >
      {people.slice(0, STACK_MAX).map((person) => (
        <Avatar key={person.id} person={person} size={size} />
      ))}
      {rest > 0 && <span className={s.rest}>+{rest}</span>}
    </span>
  )
}
