import { To } from '../../../shell/nav.tsx'
import { useLife } from '../../person/life.ts'
import type { PersonFields } from '../../person/person.operations.ts'
import { PersonFace } from '../../person/person-face.tsx'
import { useFamilyWords } from '../words/index.ts'
import { generationsOf, kinOf } from './generations.ts'
import s from './tree.module.css'
import type { Tree } from './use-tree.ts'

type Named = PersonFields | undefined

function Names({ of, name }: { readonly of: readonly Named[]; readonly name: string }) {
  const people = of.filter((one) => one !== undefined)
  if (people.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {people.map((one, place) => (
          <span key={one.id}>
            {place > 0 && ', '}
            <To to={`/people/${one.id}`}>{one.name}</To>
          </span>
        ))}
      </dd>
    </div>
  )
}

/** The same family in words: generation by generation, the oldest first. */
export function TreeList({ people, edges }: Tree) {
  const words = useFamilyWords()
  const life = useLife()
  const byId = new Map(people.map((one) => [one.id, one]))
  const known = edges.filter(({ fromId, toId }) => byId.has(fromId) && byId.has(toId))
  const kin = kinOf(known)
  const generations = generationsOf([...byId.keys()], known)
  const levels = [...new Set(generations.values())].toSorted((a, b) => a - b)
  const those = (ids: readonly string[] | undefined) => (ids ?? []).map((id) => byId.get(id))
  const others = (id: string, kind: 'siblingOf' | 'other') =>
    known.flatMap((one) =>
      one.kind !== kind || (one.fromId !== id && one.toId !== id)
        ? []
        : [byId.get(one.fromId === id ? one.toId : one.fromId)],
    )
  return levels.map((level, place) => (
    <section key={level} className={s.generation} aria-label={words.generation(place + 1)}>
      <h2>{words.generation(place + 1)}</h2>
      <ul className={s.rows}>
        {people
          .filter(({ id }) => generations.get(id) === level)
          .map((person) => (
            <li key={person.id} className={s.row}>
              <PersonFace person={person} />
              <div>
                <h3>
                  <To to={`/people/${person.id}`}>{person.name}</To>
                </h3>
                <small>{life.years(person)}</small>
              </div>
              <dl>
                <Names name={words.parents} of={those(kin.parents.get(person.id))} />
                <Names name={words.partners} of={those(kin.partners.get(person.id))} />
                <Names name={words.siblings} of={others(person.id, 'siblingOf')} />
                <Names name={words.children} of={those(kin.children.get(person.id))} />
                <Names name={words.others} of={others(person.id, 'other')} />
              </dl>
            </li>
          ))}
      </ul>
    </section>
  ))
}
