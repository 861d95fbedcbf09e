import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { request } from '../../api/client.ts'
import { useListing } from '../../api/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { isMeant } from '../../ui/meant.ts'
import { FormError } from '../../ui/form-error.tsx'
import { useLife } from './life.ts'
import type { PersonFields } from './person.operations.ts'
import { CreatePerson, RelatePeople, type RelatePeopleVariables } from './person-acts.operations.ts'
import { PEOPLE } from '../people/readings.ts'
import { peopleListing } from './readings.ts'
import s from './person.module.css'
import { usePersonWords } from './words/index.ts'

export const TYPES = ['parent', 'partner', 'sibling', 'child', 'other'] as const
type Type = RelatePeopleVariables['type']

const OFFERED = 6
const WORD_MAX = 50

interface Other {
  /** Null for somebody whom nobody has written down yet. */
  readonly person: PersonFields | null
  readonly name: string
}

interface PickProps {
  readonly than: PersonFields
  readonly other: Other | undefined
  readonly onPick: (other: Other | undefined) => void
}

/** Somebody who is known, or a name that is not. */
function PickPerson({ than, other, onPick }: PickProps) {
  const words = usePersonWords()
  const life = useLife()
  const [text, setText] = useState('')
  const people = useListing(peopleListing).items ?? []
  const written = text.trim()
  const found = people
    .filter(({ id, name }) => id !== than.id && written !== '' && isMeant(name, written))
    .slice(0, OFFERED)
    .map((person): Other => ({ person, name: person.name }))
  const isKnown = found.some(({ name }) => name === written)
  const options = written === '' || isKnown ? found : [...found, { person: null, name: written }]
  return (
    <Combobox
      label={words.whoElse}
      hint={words.whoHint}
      value={text}
      required
      maxLength={100}
      isInline
      options={other ? [] : options}
      keyOf={({ person, name }) => person?.id ?? name}
      said={words.offered(options.length)}
      onChange={(next) => {
        setText(next)
        onPick(undefined)
      }}
      onPick={(one) => {
        setText(one.name)
        onPick(one)
      }}
    >
      {({ person, name }) =>
        person ? (
          <span>
            {name} <small>{life.years(person)}</small>
          </span>
        ) : (
          <em>{words.someoneNew(name)}</em>
        )
      }
    </Combobox>
  )
}

/** Both at once where somebody is new: first they are written down, then related. */
function useRelate(person: PersonFields, onClose: () => void) {
  const [error, setError] = useState<Error>()
  const [isBusy, setBusy] = useState(false)
  const relate = useAct(RelatePeople, { touches: [PEOPLE], failed: setError, done: onClose })
  const save = async (other: Other, given: Omit<RelatePeopleVariables, 'personId' | 'otherId'>) => {
    setBusy(true)
    setError(undefined)
    try {
      const { name } = other
      const known =
        other.person ??
        (await request(CreatePerson, { name, requestId: newRequestId() })).createPerson
      const pair = { personId: person.id, otherId: known.id }
      relate.mutate({ ...pair, ...given, requestId: newRequestId() })
    } catch (failure) {
      setError(failure as Error)
    } finally {
      setBusy(false)
    }
  }
  return { save, error, isBusy: isBusy || relate.isPending }
}

interface RelateDialogProps {
  readonly person: PersonFields
  readonly onClose: () => void
}

/** Who belongs to somebody, and how; the other way round is written with it. */
export function RelateDialog({ person, onClose }: RelateDialogProps) {
  const words = usePersonWords()
  const [other, setOther] = useState<Other>()
  const [type, setType] = useState<Type>('child')
  const { save, error, isBusy } = useRelate(person, onClose)
  return (
    <Dialog title={words.relateTitle(person.name)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const word = (name: string) => String(form.get(name) ?? '').trim() || null
          if (other)
            void save(other, {
              type,
              ...(type === 'other' && {
                customType: word('customType'),
                reverseCustomType: word('reverseCustomType'),
              }),
            })
        }}
      >
        <PickPerson than={person} other={other} onPick={setOther} />
        <fieldset className={s.types}>
          <legend className={fieldStyles.label}>{words.what(person.name)}</legend>
          {TYPES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="type"
                value={one}
                checked={type === one}
                onChange={() => setType(one)}
              />
              {words.type[one]}
            </label>
          ))}
        </fieldset>
        {type === 'other' && (
          <div className={s.pair}>
            <Field
              label={words.customType}
              hint={words.customHint}
              name="customType"
              required
              maxLength={WORD_MAX}
            />
            <Field
              label={words.reverse(person.name)}
              name="reverseCustomType"
              maxLength={WORD_MAX}
            />
          </div>
        )}
        <FormError text={error?.message} />
        <Button look="brand" type="submit" busy={isBusy} disabled={!other}>
          {words.relate}
        </Button>
      </form>
    </Dialog>
  )
}
