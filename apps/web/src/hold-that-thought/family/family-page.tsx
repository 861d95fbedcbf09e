import { useEffect, useState } from 'react'
import { type ListState, useListing } from '../../api/listing.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Listing } from '../../ui/listing.tsx'
import { isMeant } from '../../ui/meant.ts'
import { Page, pageStyles } from '../kit/page.tsx'
import { To } from '../../shell/nav.tsx'
import { useLife } from '../person/life.ts'
import type { PersonFields } from '../person/person.operations.ts'
import { PersonDialog } from '../person/person-dialog.tsx'
import { PersonFace } from '../person/person-face.tsx'
import { peopleListing } from '../person/readings.ts'
import { useMe } from '../users/me.ts'
import { personOf } from '../users/person.ts'
import type { MemberFields } from './family.operations.ts'
import { FamilyParts } from './family-parts.tsx'
import s from './family.module.css'
import { membersListing } from './readings.ts'
import { useFamilyWords } from './words/index.ts'

/** Whoever looks for a name looks among all of them: the rest is read, page after page. */
function useFound<Item>(
  list: ListState<Item>,
  written: string,
  textOf: (item: Item) => string,
): ListState<Item> {
  const { more, isMoreBusy } = list
  const isAsked = written !== '' && more !== undefined && !isMoreBusy
  useEffect(() => {
    if (isAsked) more()
  }, [isAsked, more])
  if (written === '') return list
  const items = list.items?.filter((item) => isMeant(textOf(item), written))
  return items && items.length > 0 ? { ...list, items } : { ...list, items, more: undefined }
}

function MemberRow({ member }: { readonly member: MemberFields }) {
  const words = useFamilyWords()
  const me = useMe()
  const { userId, personId, displayName, familyRelationship, familyBranch } = member
  const said = [familyRelationship, familyBranch].filter((one) => one !== null).join(' · ')
  return (
    <li>
      <To to={personId === null ? `/family/${userId}` : `/people/${personId}`} className={s.person}>
        <Avatar person={personOf(member)} size={52} />
        <span className={s.about}>
          <strong>{displayName}</strong>
          <small>
            {userId === me?.userId ? [words.you, said].filter(Boolean).join(' · ') : said}
          </small>
        </span>
      </To>
    </li>
  )
}

function PersonRow({ person }: { readonly person: PersonFields }) {
  const life = useLife()
  return (
    <li>
      <To to={`/people/${person.id}`} className={s.person}>
        <PersonFace person={person} size={52} />
        <span className={s.about}>
          <strong>{person.name}</strong>
          <small>{life.years(person)}</small>
        </span>
      </To>
    </li>
  )
}

function Directory({ written }: { readonly written: string }) {
  const words = useFamilyWords()
  const members = useFound(useListing(membersListing), written, (one) => one.displayName)
  const people = useFound(useListing(peopleListing), written, (one) => one.name)
  const others = { ...people, items: people.items?.filter(({ userId }) => userId === null) }
  return (
    <>
      <section className={pageStyles.stack} aria-label={words.members}>
        <header className={pageStyles.part}>
          <h2>{words.members}</h2>
          {members.items && !members.more && (
            <span className={pageStyles.note}>{words.membersNote(members.items.length)}</span>
          )}
        </header>
        <Listing
          list={members}
          height={72}
          empty={<p className={pageStyles.note}>{words.nobodyFound}</p>}
        >
          {(items) => (
            <ul className={s.people}>
              {items.map((member) => (
                <MemberRow key={member.userId} member={member} />
              ))}
            </ul>
          )}
        </Listing>
      </section>
      <section className={pageStyles.stack} aria-label={words.people}>
        <header className={pageStyles.part}>
          <h2>{words.people}</h2>
          <span className={pageStyles.note}>{words.peopleNote}</span>
        </header>
        <Listing
          list={others}
          height={72}
          empty={
            <p className={pageStyles.note}>
              {written === '' ? words.noTreeText : words.nobodyFound}
            </p>
          }
        >
          {(items) => (
            <ul className={s.people}>
              {items.map((person) => (
                <PersonRow key={person.id} person={person} />
              ))}
            </ul>
          )}
        </Listing>
      </section>
    </>
  )
}

/** Everybody: who reads here, and who is only written of. */
export function FamilyPage() {
  const words = useFamilyWords()
  const [written, setWritten] = useState('')
  const [isNew, setNew] = useState(false)
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Button icon="plus" onClick={() => setNew(true)}>
          {words.addPerson}
        </Button>
      }
    >
      <div className={s.bar}>
        <FamilyParts />
        <label className={s.find}>
          <Icon name="search" size={17} />
          <input
            type="search"
            aria-label={words.find}
            placeholder={words.find}
            value={written}
            maxLength={80}
            onChange={({ target }) => setWritten(target.value)}
          />
        </label>
      </div>
      <Directory written={written.trim()} />
      {isNew && <PersonDialog onClose={() => setNew(false)} />}
    </Page>
  )
}
