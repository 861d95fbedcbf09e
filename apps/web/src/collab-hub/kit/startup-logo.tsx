import { useState } from 'react'
import { numberOf } from '../../ui/avatar.tsx'
import s from './startup-logo.module.css'

interface Logoed {
  readonly id: string
  readonly name: string
  readonly logoUrl: string | null
}

/** Pairs of colours that white letters can be read on. */
const LOOKS = [
  ['#1d4ed8', '#1e3a8a'],
  ['#b91c4b', '#7a1036'],
  ['#0f766e', '#134e4a'],
  ['#a84300', '#7c2d12'],
  ['#6d28d9', '#4c1d95'],
  ['#15703f', '#14532d'],
  ['#334155', '#0f172a'],
  ['#0e7490', '#164e63'],
  ['#9f1239', '#581c32'],
  ['#4d6b0a', '#33470b'],
  ['#a21caf', '#701a75'],
  ['#92600a', '#5f3d0a'],
  ['#4338ca', '#312e81'],
] as const

const letters = new Intl.Segmenter()
const first = (name: string) =>
  letters.segment(name.trim())[Symbol.iterator]().next().value?.segment.toLocaleUpperCase() ?? '?'

/** A startup's own, or its first letter. */
export function StartupLogo({
  startup,
  size = 40,
}: {
  readonly startup: Logoed
  readonly size?: number
}) {
  const [broken, setBroken] = useState<string>()
  const [from, to] = LOOKS[numberOf(startup.id) % LOOKS.length] ?? LOOKS[0]
  const url = startup.logoUrl
  return (
    <span
      className={s.logo}
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.46,
        borderRadius: Math.max(5, size * 0.2),
        background: `linear-gradient(150deg, ${from}, ${to})`,
      }}
    >
      {url !== null && url !== broken ? (
        <img src={url} alt="" loading="lazy" onError={() => setBroken(url)} />
      ) : (
        first(startup.name)
      )}
    </span>
  )
}
