import { DeleteCard } from '../goals-guild/users/settings/delete-card.tsx'
import { ExportCard } from '../goals-guild/users/settings/export-card.tsx'
import { useMe } from '../goals-guild/users/me.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Title } from '../ui/title.tsx'
import s from './frame.module.css'
import { useOwnWords } from './words/index.ts'

const NAME = 'GoalsGuild'
const COMING = ['CollabHub', 'HoldThatThought']

/** Where one is registered, and what is kept there. */
export function ProductsPage() {
  const { products: words } = useOwnWords()
  const me = useMe()
  return (
    <>
      <Title>{words.title}</Title>
      <Card title={words.where}>
        <p className={s.lead}>{words.text}</p>
        <ul className={s.products}>
          <li className={s.product}>
            <span>
              <strong>{NAME}</strong>
              <small>
                {me === undefined && '…'}
                {me === null && words.notYet}
                {me && words.here(me.fullName)}
              </small>
            </span>
            <a href="/goalsguild" className={buttonClass('plain', true)}>
              {me === null ? words.begin(NAME) : words.open(NAME)}
            </a>
          </li>
          {COMING.map((name) => (
            <li key={name} className={s.product}>
              <span>
                <strong>{name}</strong>
                <small>{words.coming}</small>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {me && (
        <>
          <ExportCard />
          <DeleteCard />
        </>
      )}
    </>
  )
}
