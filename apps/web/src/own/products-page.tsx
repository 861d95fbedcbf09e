import type { ReactNode } from 'react'
import { HubData } from '../collab-hub/users/settings/data-settings.tsx'
import { useMe as useHubMe } from '../collab-hub/users/me.ts'
import { nameOf } from '../collab-hub/users/person.tsx'
import { GuildDeletion } from '../goals-guild/users/settings/delete-card.tsx'
import { GuildExport } from '../goals-guild/users/settings/export-card.tsx'
import { useMe } from '../goals-guild/users/me.ts'
import { FamilyData } from '../hold-that-thought/users/settings/data-settings.tsx'
import { useMe as useFamilyMe } from '../hold-that-thought/users/me.ts'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Title } from '../ui/title.tsx'
import { AccountDeletion } from './account-deletion.tsx'
import { AccountExport } from './account-export.tsx'
import s from './frame.module.css'
import { useOwnWords } from './words/index.ts'

interface ProductProps {
  readonly name: string
  readonly path: string
  /** As who one is there; undefined while it is not known, null for nobody. */
  readonly as: string | null | undefined
}

function Product({ name, path, as }: ProductProps) {
  const { products: words } = useOwnWords()
  return (
    <li className={s.product}>
      <span>
        <strong>{name}</strong>
        <small>{as === undefined ? '…' : as === null ? words.notYet : words.here(as)}</small>
      </span>
      <a href={path} className={buttonClass('plain', true)}>
        {as === null ? words.begin(name) : words.open(name)}
      </a>
    </li>
  )
}

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** What is kept in one place: their cards are called alike. */
const Part = ({ title, children }: PartProps) => (
  <section className={s.part} aria-label={title}>
    <p aria-hidden="true">{title}</p>
    {children}
  </section>
)

/** Where one is registered, and what is kept there. */
export function ProductsPage() {
  const { products: words } = useOwnWords()
  const me = useMe()
  const hubMe = useHubMe()
  const familyMe = useFamilyMe()
  return (
    <>
      <Title>{words.title}</Title>
      <Card title={words.where}>
        <p className={s.lead}>{words.text}</p>
        <ul className={s.products}>
          <Product name="GoalsGuild" path="/goalsguild" as={me && me.fullName} />
          <Product name="CollabHub" path="/collabhub" as={hubMe && nameOf(hubMe)} />
          <Product
            name="HoldThatThought"
            path="/holdthatthought"
            as={familyMe && familyMe.displayName}
          />
        </ul>
      </Card>
      {me && (
        <Part title="GoalsGuild">
          <GuildExport />
          <GuildDeletion />
        </Part>
      )}
      {hubMe && (
        <Part title="CollabHub">
          <HubData />
        </Part>
      )}
      {familyMe && (
        <Part title="HoldThatThought">
          <FamilyData />
        </Part>
      )}
      <Part title={words.itself}>
        <AccountExport />
        <AccountDeletion />
      </Part>
    </>
  )
}
