import { Avatar } from '../../../ui/avatar.tsx'
import { Ago } from '../../../ui/time.tsx'
import { Chips } from '../../kit/chips.tsx'
import { Cell, GridRow, GridTable } from '../../kit/grid-table.tsx'
import { APPLICATION_TONES, Pill } from '../../kit/pill.tsx'
import { useTermsWords } from '../../terms/words/index.ts'
import { personOf, useNameOf } from '../../users/person.tsx'
import type { Applicant } from './board.operations.ts'
import s from './board.module.css'
import { useBoardWords } from './words/index.ts'

const SKILLS_MAX = 4
const TEMPLATE =
  'minmax(160px, 1.3fr) minmax(120px, 1fr) minmax(110px, 0.6fr) minmax(160px, 1.4fr) minmax(80px, 0.5fr)'

interface ListViewProps {
  readonly applications: readonly Applicant[]
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

/** The same as the board, a line each; also who has withdrawn. */
export function ListView({ applications, openId, onOpen }: ListViewProps) {
  const words = useBoardWords()
  const terms = useTermsWords()
  const name = useNameOf()
  return (
    <GridTable className={s.list} label={words.list} columns={words.columns} template={TEMPLATE}>
      {applications.map(({ id, applicant, roleTitle, status, createdAt }) => (
        <GridRow key={id} isOpen={id === openId}>
          <Cell>
            <button
              type="button"
              className={s.row}
              id={`card-${id}`}
              aria-pressed={id === openId}
              onClick={() => onOpen(id)}
            >
              <Avatar person={applicant && personOf(applicant)} size={26} />
              {name(applicant)}
            </button>
          </Cell>
          <Cell>{roleTitle}</Cell>
          <Cell>
            <Pill tone={APPLICATION_TONES[status]}>{terms.application[status]}</Pill>
          </Cell>
          <Cell>
            {applicant && (
              <Chips label={words.columns[3] ?? ''} items={applicant.skills} max={SKILLS_MAX} />
            )}
          </Cell>
          <Cell>
            <Ago time={createdAt} />
          </Cell>
        </GridRow>
      ))}
    </GridTable>
  )
}
