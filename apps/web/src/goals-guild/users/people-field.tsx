import type { ComponentProps } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { PersonOption } from './person-option.tsx'
import { type FoundPerson, usePeople } from './use-people.ts'
import { useUsersWords } from './words/index.ts'

type Given = Omit<
  ComponentProps<typeof Combobox<FoundPerson>>,
  'options' | 'keyOf' | 'said' | 'children'
>

/** Finds people while one types; whom one follows stand first. */
export function PeopleField(props: Given) {
  const { people: words } = useUsersWords()
  const { people } = usePeople(props.value)
  return (
    <Combobox
      maxLength={254}
      {...props}
      options={people}
      keyOf={({ id }) => id}
      said={words.found(people.length)}
    >
      {(person) => <PersonOption person={person} />}
    </Combobox>
  )
}
