import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { fieldStyles } from '../../ui/field.tsx'
import s from './find-person.module.css'
import { FollowButton } from './follow-button.tsx'
import { PersonRow, PersonRows } from './person-row.tsx'
import { personReading } from './readings.ts'
import { useFollowsWords } from './words/index.ts'

const isMissing = (error: Error | null) =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID')

/** By the nickname that somebody has told: all of it, with or without its @. */
export function FindPerson() {
  const words = useFollowsWords()
  const common = useCommon()
  const [wanted, setWanted] = useState('')
  const { data, error, isFetching } = useQuery({ ...personReading(wanted), enabled: wanted !== '' })
  const find = (form: FormData) =>
    setWanted(
      String(form.get('nickname') ?? '')
        .trim()
        .replace(/^@/, ''),
    )
  return (
    <form
      role="search"
      className={s.find}
      onSubmit={(event) => {
        event.preventDefault()
        find(new FormData(event.currentTarget))
      }}
    >
      <div className={s.bar}>
        <input
          name="nickname"
          className={fieldStyles.input}
          placeholder={words.findPlaceholder}
          aria-label={words.find}
          maxLength={33}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" icon="search" busy={isFetching}>
          {words.find}
        </Button>
      </div>
      <div role="status">
        {error && (
          <p className={s.none}>{isMissing(error) ? words.notFound(wanted) : common.failed}</p>
        )}
        {data && (
          <PersonRows>
            <PersonRow
              person={data.userByNickname}
              actions={<FollowButton small person={data.userByNickname} />}
            />
          </PersonRows>
        )}
      </div>
    </form>
  )
}
