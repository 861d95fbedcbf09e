import { formatAgo, formatExact, regional } from '../i18n/dates.ts'
import { useLocale } from '../i18n/language.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import s from './chain-check.module.css'
import { useAuditWords } from './words/index.ts'

/** While one is under way, and otherwise. */
const ASK_MS = 3000
const REST_MS = 15_000

export interface CheckedChain {
  readonly isChecking: boolean
  readonly check: {
    readonly checkedAt: string
    readonly wholeAt: string | null
    readonly sequence: number
    readonly problemCount: number
    readonly problems: readonly string[]
  } | null
}

/** Nothing tells of it: so it is asked for, more often while somebody waits. */
export const chainAskMs = (chain: CheckedChain | undefined): number =>
  chain?.isChecking ? ASK_MS : REST_MS

interface ChainCheckProps {
  readonly chain: CheckedChain
  readonly isBusy: boolean
  readonly onCheck: () => void
}

function Verdict({ check }: Pick<CheckedChain, 'check'>) {
  const words = useAuditWords()
  const locale = useLocale()
  if (!check)
    return (
      <>
        <p className={s.verdict}>{words.never}</p>
        <p className={s.when}>{words.neverText}</p>
      </>
    )
  const { problemCount, problems, checkedAt, wholeAt, sequence } = check
  const number = (value: number) => value.toLocaleString(regional(locale))
  const more = problemCount - problems.length
  return (
    <>
      <p className={s.verdict}>
        {problemCount === 0 ? words.holds : words.wrong(problemCount, number(problemCount))}
      </p>
      {problemCount > 0 && (
        <ul className={s.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {more > 0 && <li>{words.more(number(more))}</li>}
        </ul>
      )}
      <p className={s.when} title={formatExact(locale, checkedAt)}>
        {words.holdsText(number(sequence), formatAgo(locale, checkedAt))}{' '}
        {wholeAt && (
          <span title={formatExact(locale, wholeAt)}>
            {words.whole(formatAgo(locale, wholeAt))}
          </span>
        )}
      </p>
    </>
  )
}

const stateOf = ({ check }: CheckedChain) =>
  check ? (check.problemCount === 0 ? 'good' : 'bad') : 'none'

/** Whether the links of the log hold, and since when that is known. */
export function ChainCheck({ chain, isBusy, onCheck }: ChainCheckProps) {
  const words = useAuditWords()
  const state = stateOf(chain)
  const { isChecking } = chain
  return (
    <div className={s.check} data-state={state}>
      <Icon name={state === 'good' ? 'shield' : state === 'bad' ? 'ban' : 'clock'} size={24} />
      <div className={s.said} role="status">
        <Verdict check={chain.check} />
        {isChecking && <p className={s.when}>{words.checking}</p>}
      </div>
      <Button
        small
        icon="retry"
        busy={isBusy || isChecking}
        disabled={isChecking}
        onClick={onCheck}
      >
        {words.checkNow}
      </Button>
    </div>
  )
}
