import { useState } from 'react'
import { newRequestId, useAct } from '../../api/act.ts'
import { useListing } from '../../api/listing.ts'
import { formatExact } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/language.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Field, fieldStyles } from '../../ui/field.tsx'
import { Listing } from '../../ui/listing.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toasts.tsx'
import { FilterSelect } from '../kit/filters.tsx'
import { formatMoment } from '../kit/formats.ts'
import { Page, pageStyles } from '../kit/page.tsx'
import { oneOf, useAsked, useGo } from '../../shell/nav.tsx'
import { type EntitiesByTimeData, SetShards } from './admin.operations.ts'
import s from './admin.module.css'
import { entitiesListing } from './readings.ts'
import { useAdminWords } from './words/index.ts'

const TYPES = [
  'USER',
  'STARTUP',
  'STARTUP_ROLE',
  'APPLICATION',
  'ACCESS_REQUEST',
  'CONVERSATION',
  'MESSAGE',
  'NOTIFICATION',
  'SUBSCRIPTION',
  'AUDIT_LOG',
] as const
const HOT_KEYS = ['USER', 'STARTUP', 'STARTUP_ROLE'] as const

/** For a list that has grown too busy for one partition. */
function Spread() {
  const words = useAdminWords()
  const [error, setError] = useState<Error>()
  const set = useAct(SetShards, {
    failed: setError,
    done: ({ setShards }) => {
      setError(undefined)
      toast({ tone: 'good', text: words.spreadSet(setShards.count, setShards.highest) })
    },
  })
  return (
    <Card title={words.spread}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const hotKey = HOT_KEYS.find((one) => one === form.get('hotKey')) ?? 'STARTUP'
          const count = Number(form.get('count'))
          set.mutate({ hotKey, count, requestId: newRequestId() })
        }}
      >
        <p className={pageStyles.note}>{words.spreadText}</p>
        <br />
        <div className={fieldStyles.pair}>
          <SelectField
            label={words.spreadOf}
            name="hotKey"
            value="STARTUP"
            choices={HOT_KEYS.map((code) => ({ code, name: words.types[code] }))}
          />
          <Field
            label={words.count}
            name="count"
            type="number"
            min={1}
            max={32}
            defaultValue={1}
            required
            error={error?.message}
          />
        </div>
        <Button small type="submit" busy={set.isPending}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}

type List = ReturnType<typeof useListing<EntitiesByTimeData, Entity>>
type Entity = EntitiesByTimeData['entitiesByTime']['items'][number]

function Entities({ list }: { readonly list: List }) {
  const words = useAdminWords()
  const locale = useLocale()
  return (
    <Card>
      <Listing
        list={list}
        height={32}
        empty={<Empty title={words.entitiesNone} text={words.entitiesNoneText} />}
      >
        {(items) => (
          <div className={s.scroll} tabIndex={0} role="region" aria-label={words.parts.entities}>
            <table className={s.table}>
              <thead>
                <tr>
                  {words.entityColumns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map(({ id, createdAt }) => (
                  <tr key={`${id} ${createdAt}`}>
                    <td>
                      <time dateTime={createdAt} title={formatExact(locale, createdAt)}>
                        {formatMoment(locale, createdAt)}
                      </time>
                    </td>
                    <td>
                      <code>{id}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Listing>
    </Card>
  )
}

/** Everything of one kind that was made in a time, the newest first. */
export function EntitiesPage() {
  const words = useAdminWords()
  const go = useGo()
  const asked = useAsked()
  const { from, to } = asked
  const type = oneOf(TYPES, asked['type']) ?? 'USER'
  const list = useListing(
    entitiesListing({
      type,
      ...(from && { from: `${from}T00:00:00.000Z` }),
      ...(to && { to: `${to}T23:59:59.999Z` }),
    }),
  )
  const change = (next: Record<string, string | undefined>) =>
    go('/admin/entities', { asked: { ...asked, ...next }, replace: true })
  return (
    <Page
      title={words.parts.entities}
      bar={
        <>
          <FilterSelect
            label={words.type}
            none={words.types.USER}
            value={type === 'USER' ? undefined : type}
            choices={TYPES.slice(1).map((one) => [one, words.types[one]])}
            onChange={(one) => change({ type: one })}
          />
          <input
            type="date"
            className={s.date}
            aria-label={words.from}
            value={from ?? ''}
            onChange={({ target }) => change({ from: target.value || undefined })}
          />
          <input
            type="date"
            className={s.date}
            aria-label={words.to}
            value={to ?? ''}
            onChange={({ target }) => change({ to: target.value || undefined })}
          />
        </>
      }
    >
      <Entities list={list} />
      <Spread />
    </Page>
  )
}
