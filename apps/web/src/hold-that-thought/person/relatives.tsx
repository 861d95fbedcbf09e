import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { pageStyles } from '../kit/page.tsx'
import { To } from '../../shell/nav.tsx'
import { useLife } from './life.ts'
import type { OnePersonData } from './person.operations.ts'
import { UnrelatePeople } from './person-acts.operations.ts'
import { PersonFace } from './person-face.tsx'
import { PEOPLE } from '../people/readings.ts'
import { RelateDialog, TYPES } from './relate-dialog.tsx'
import s from './person.module.css'
import { usePersonWords } from './words/index.ts'

type Whole = OnePersonData['person']
type Relationship = Whole['relationships'][number]

interface RelativeProps {
  readonly of: Whole
  readonly relationship: Relationship
}

function Relative({ of, relationship: { person, personId, customType } }: RelativeProps) {
  const words = usePersonWords()
  const life = useLife()
  const [isAsking, setAsking] = useState(false)
  const unrelate = useAct(UnrelatePeople, { touches: [PEOPLE] })
  if (!person) return null
  return (
    <li>
      <To to={`/people/${person.id}`} className={s.relative}>
        <PersonFace person={person} size={40} />
        <span>
          <strong>{person.name}</strong>
          <small>{[customType, life.years(person)].filter(Boolean).join(' · ')}</small>
        </span>
      </To>
      <IconButton
        icon="close"
        size={16}
        label={`${words.unrelate}: ${person.name}`}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <Confirm
          title={words.unrelateTitle(of.name, person.name)}
          text={words.unrelateText}
          act={words.unrelate}
          isDanger
          onConfirm={() =>
            unrelate.mutate({ personId: of.id, otherId: personId, requestId: newRequestId() })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** Whom somebody belongs to, and who to them. */
export function Relatives({ person }: { readonly person: Whole }) {
  const words = usePersonWords()
  const [isNew, setNew] = useState(false)
  const kinds = TYPES.map((type) => ({
    type,
    all: person.relationships.filter((one) => one.type === type),
  })).filter(({ all }) => all.length > 0)
  return (
    <section className={pageStyles.stack} aria-label={words.relatives}>
      <header className={pageStyles.part}>
        <h2>{words.relatives}</h2>
        <To to="/family/tree" className={pageStyles.link}>
          {words.inTree}
        </To>
      </header>
      {kinds.length === 0 && <p className={pageStyles.note}>{words.noRelatives}</p>}
      {kinds.map(({ type, all }) => (
        <div key={type}>
          <h3 className={s.kind}>{words.types[type]}</h3>
          <ul className={s.relatives}>
            {all.map((one) => (
              <Relative key={one.personId} of={person} relationship={one} />
            ))}
          </ul>
        </div>
      ))}
      <div>
        <Button small icon="plus" onClick={() => setNew(true)}>
          {words.relate}
        </Button>
      </div>
      {isNew && <RelateDialog person={person} onClose={() => setNew(false)} />}
    </section>
  )
}
