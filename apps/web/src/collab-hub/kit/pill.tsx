import type { ReactNode } from 'react'
import s from './pill.module.css'

export type Tone = 'grey' | 'blue' | 'plum' | 'green' | 'amber' | 'red'

interface PillProps {
  readonly tone?: Tone
  readonly children: ReactNode
}

/** A state, in a word and a colour. */
export const Pill = ({ tone = 'grey', children }: PillProps) => (
  <span className={s.pill} data-tone={tone}>
    {children}
  </span>
)

/** The colour alone, beside a word. */
export const Dot = ({ tone }: { readonly tone: Tone }) => (
  <i className={s.dot} data-tone={tone} aria-hidden="true" />
)

export const STARTUP_TONES = {
  DRAFT: 'grey',
  PENDING_REVIEW: 'amber',
  ACTIVE: 'green',
  SUSPENDED: 'red',
} as const satisfies Record<string, Tone>

export const APPLICATION_TONES = {
  PENDING: 'grey',
  REVIEWING: 'blue',
  SHORTLISTED: 'plum',
  ACCEPTED: 'green',
  REJECTED: 'red',
  WITHDRAWN: 'grey',
} as const satisfies Record<string, Tone>

export const ACCESS_TONES = {
  PENDING: 'amber',
  APPROVED: 'green',
  REJECTED: 'red',
  REVOKED: 'grey',
} as const satisfies Record<string, Tone>

export const USER_TONES = {
  ACTIVE: 'green',
  BANNED: 'red',
  PENDING_VERIFICATION: 'amber',
} as const satisfies Record<string, Tone>
