import { Avatar } from '../../../ui/avatar.tsx'
import { Ago } from '../../../ui/time.tsx'
import { Chips } from '../../kit/chips.tsx'
import { APPLICATION_TONES, Pill } from '../../kit/pill.tsx'
import { useTermsWords } from '../../terms/words/index.ts'
import { personOf, useNameOf } from '../../users/person.tsx'
import type { Applicant } from './board.operations.ts'
import s from './board.module.css'
import { useBoardWords } from './words/index.ts'

const SKILLS_MAX = 4

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
    <div className={s.list} role="region" aria-label={words.list} tabIndex={0}>
      <table className={s.table}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => {
            const { id, applicant, roleTitle, status, createdAt } = application
            return (
              <tr key={id} data-open={id === openId || undefined}>
                <td>
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
                </td>
                <td>{roleTitle}</td>
                <td>
                  <Pill tone={APPLICATION_TONES[status]}>{terms.application[status]}</Pill>
                </td>
                <td>
                  {applicant && (
                    <Chips
                      label={words.columns[3] ?? ''}
                      items={applicant.skills}
                      max={SKILLS_MAX}
                    />
                  )}
                </td>
                <td>
                  <Ago time={createdAt} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
