import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Ring } from '../../../ui/ring.tsx'
import type { WholeStartup } from '../startups.operations.ts'
import s from './editor.module.css'
import { useEditorWords } from './words/index.ts'

/** What an admin wants to read; the server refuses what lacks one of these. */
const NEEDED = ['tagline', 'description', 'industry', 'location'] as const

const partsOf = (startup: WholeStartup) =>
  [
    ...NEEDED.map((name) => ({ name, isThere: Boolean(startup[name]), isNeeded: true })),
    { name: 'logo', isThere: startup.logoUrl !== null, isNeeded: false },
    { name: 'tags', isThere: startup.tags.length > 0, isNeeded: false },
    { name: 'website', isThere: startup.websiteUrl !== null, isNeeded: false },
    { name: 'funding', isThere: startup.fundingGoal !== null, isNeeded: false },
  ] as const

export const isSubmittable = (startup: WholeStartup): boolean =>
  partsOf(startup).every(({ isThere, isNeeded }) => isThere || !isNeeded)

/** What is there, what is missing, and what of that is needed. */
export function Completeness({ startup }: { readonly startup: WholeStartup }) {
  const words = useEditorWords()
  const parts = partsOf(startup)
  const share = parts.filter(({ isThere }) => isThere).length / parts.length
  const percent = `${Math.round(100 * share)} %`
  return (
    <Card title={words.complete}>
      <div className={s.complete}>
        <Ring value={share} label={`${words.complete}: ${percent}`} size={72} width={7}>
          <b>{percent}</b>
        </Ring>
        <ul>
          {parts.map(({ name, isThere, isNeeded }) => (
            <li key={name} data-there={isThere || undefined}>
              <Icon name={isThere ? 'check' : 'plus'} size={14} />
              <span>
                {words.completeParts[name]}
                {!isThere && isNeeded && <small> · {words.needed}</small>}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
