import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommon } from '../../../i18n/common/index.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { Switch } from '../../../ui/segments.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { FilterField, FilterSelect } from '../../kit/filters.tsx'
import { To, useAsked } from '../../../shell/nav.tsx'
import { rolePath, startupRolesReading } from '../../roles/readings.ts'
import { funnelOf } from '../../startups/funnel-of.ts'
import type { Applicant } from './board.operations.ts'
import { csvOf } from './csv.ts'
import s from './board.module.css'
import { useBoardWords } from './words/index.ts'

/** Moves what is in the address. */
export type Change = (next: Readonly<Record<string, string | undefined>>) => void

interface OfStartup {
  readonly startupId: string
}

const useRoles = (startupId: string) =>
  useQuery(startupRolesReading(startupId)).data?.startupRoles.items ?? []

/** A file for who works on with a spreadsheet; it is of one role. */
function CsvButton({ startupId }: OfStartup) {
  const words = useBoardWords()
  const common = useCommon()
  const { role } = useAsked()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (role === undefined) return
    setBusy(true)
    try {
      const lines = await csvOf(startupId, role)
      saveFile(`applicants-${role}.csv`, lines, 'text/csv;charset=utf-8')
      toast({ tone: 'good', text: words.csvSaved(Math.max(0, lines.length - 1)) })
    } catch {
      toast({ tone: 'bad', text: common.failed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      small
      icon="download"
      busy={isBusy}
      disabled={role === undefined}
      title={role === undefined ? words.csvHint : undefined}
      onClick={() => void save()}
    >
      {words.csv}
    </Button>
  )
}

export function BoardActions({ startupId }: OfStartup) {
  const words = useBoardWords()
  const { role } = useAsked()
  const chosen = useRoles(startupId).find(({ id }) => id === role)
  return (
    <>
      <CsvButton startupId={startupId} />
      {chosen && (
        <To {...rolePath(chosen)} className={buttonClass('plain', true)}>
          {words.rolePage}
        </To>
      )}
    </>
  )
}

interface BoardFiltersProps extends OfStartup {
  /** Undefined while they are not known. */
  readonly applications: readonly Applicant[] | undefined
  readonly change: Change
}

export function BoardFilters({ startupId, applications, change }: BoardFiltersProps) {
  const words = useBoardWords()
  const { role, q = '', view } = useAsked()
  const roles = useRoles(startupId)
  const counts = applications && funnelOf(applications.map(({ status }) => ({ status, count: 1 })))
  return (
    <>
      <FilterSelect
        label={words.role}
        none={words.allRoles}
        value={role}
        choices={roles.map(({ id, title }) => [id, title])}
        onChange={(id) => change({ role: id, open: undefined })}
      />
      <FilterField
        label={words.filter}
        value={q}
        onChange={(text) => change({ q: text || undefined })}
      />
      <Switch
        label={words.show}
        value={view === 'list' ? 'list' : 'board'}
        choices={[
          ['board', words.board],
          ['list', words.list],
        ]}
        onChoose={(next) => change({ view: next === 'list' ? next : undefined })}
      />
      <span className={s.counts}>
        {counts && words.counts(counts.applied, counts.shortlisted, counts.accepted)}
      </span>
    </>
  )
}
