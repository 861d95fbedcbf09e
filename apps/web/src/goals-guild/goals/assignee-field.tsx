import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useListing } from '../../api/listing.ts'
import type { Person } from '../../ui/avatar.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import { peopleReading } from '../collaboration/readings.ts'
import { useMe } from '../users/me.ts'
import { goalReading } from './readings.ts'
import { useGoalsWords } from './words/index.ts'

interface AssigneeFieldProps {
  readonly goalId: string
  readonly value: Person | null
  readonly error: string | undefined
  readonly onChange: (assigneeId: string | null) => void
}

/** Who works on the goal: its owner, and those who came along. */
export function AssigneeField({ goalId, value, error, onChange }: AssigneeFieldProps) {
  const words = useGoalsWords()
  const me = useMe()
  const id = useId()
  const owner = useQuery(goalReading(goalId)).data?.goal.owner
  const workers = useListing(peopleReading(goalId))
    .items?.filter(({ role }) => role === 'collaborator')
    .map(({ user }) => user)
  const known = [...(owner ? [owner] : []), ...(workers ?? []), ...(value ? [value] : [])]
  const people = [...new Map(known.map((person) => [person.id, person])).values()]
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {words.assignee}
      </label>
      <select
        id={id}
        className={fieldStyles.input}
        defaultValue={value?.id ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        <option value="">{words.anybody}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.id === me?.id ? words.myself : person.fullName}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
