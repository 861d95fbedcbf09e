import type { WholeStartup } from '../startups.operations.ts'
import type { UpdateStartupVariables } from './editor.operations.ts'

const TEXTS = ['name', 'tagline', 'description', 'industry', 'location'] as const
const STAGES = ['IDEA', 'MVP', 'GROWTH', 'SCALE'] as const

type Changed = Omit<UpdateStartupVariables, 'startupId' | 'requestId'>

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

const numberIn = (form: FormData, name: string): number | null => {
  const text = textIn(form, name)
  return text === '' ? null : Number(text)
}

/** Only what is another now: a text that may not be empty is left as it is. */
export function changedFields(
  before: WholeStartup,
  form: FormData,
  tags: readonly string[],
): Changed {
  const now = {
    ...Object.fromEntries(TEXTS.map((name) => [name, textIn(form, name) || undefined])),
    stage: STAGES.find((one) => one === form.get('stage')),
    teamSize: numberIn(form, 'teamSize') ?? undefined,
    websiteUrl: textIn(form, 'websiteUrl') || null,
    fundingGoal: numberIn(form, 'fundingGoal'),
    fundingRaised: numberIn(form, 'fundingRaised'),
  } as Changed
  const changed = Object.entries(now).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof WholeStartup],
  )
  const isRetagged = tags.join('\n') !== before.tags.join('\n')
  return { ...Object.fromEntries(changed), ...(isRetagged && { tags }) }
}
