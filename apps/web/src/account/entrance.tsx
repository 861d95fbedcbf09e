import type { ReactNode } from 'react'
import { useFace } from './face.ts'
import s from './entrance.module.css'
import { Title } from '../ui/title.tsx'

interface EntranceProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** The frame of every page that people come in by: the product at one side, one form at the other. */
export function Entrance({ title, lead, children }: EntranceProps) {
  const face = useFace()
  return (
    <main className={s.page}>
      <section className={s.picture} aria-hidden="true">
        {face.picture}
      </section>
      <section className={s.form}>
        <div className={s.inner}>
          <p className={s.brand}>
            {face.logo} {face.name}
          </p>
          <Title>{title}</Title>
          <p className={s.lead}>{lead ?? face.lead}</p>
          {children}
        </div>
      </section>
    </main>
  )
}
