import { useQuery } from '@tanstack/react-query'
import { newRequestId, useAct } from '../../../api/act.ts'
import { queries, reading } from '../../../api/cache.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SwitchRow, Switches } from '../../../ui/switches.tsx'
import { Title } from '../../../ui/title.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import {
  MailPreferences,
  type MailPreferencesData,
  UpdateMailPreferences,
} from './settings.operations.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

const NAMES = [
  'emailOnApplicationUpdate',
  'emailOnAccessRequest',
  'emailOnMessage',
  'emailOnSystem',
] as const

const preferencesReading = reading(['hub', 'preferences'], MailPreferences, {})
const { queryKey } = preferencesReading

function usePreference() {
  const { mutate } = useAct(UpdateMailPreferences, {
    touches: [queryKey],
    optimistic: (given) => {
      const before = queries.getQueryData<MailPreferencesData>(queryKey)
      if (!before) return undefined
      queries.setQueryData(queryKey, { myPreferences: { ...before.myPreferences, ...given } })
      return () => queries.setQueryData(queryKey, before)
    },
  })
  return (name: (typeof NAMES)[number], isOn: boolean) =>
    mutate({ [name]: isOn, requestId: newRequestId() })
}

export function MailSettings() {
  const { mails: words } = useSettingsWords()
  const { data, isError, refetch } = useQuery(preferencesReading)
  const change = usePreference()
  return (
    <>
      <Title>{words.title}</Title>
      <Card title={words.mail}>
        <p className={s.lead}>{words.text}</p>
        {isError && !data && <Trouble onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton lines={4} height={44} />}
        {data && (
          <Switches>
            {NAMES.map((name) => (
              <SwitchRow
                key={name}
                {...words[name]}
                isOn={data.myPreferences[name]}
                onChange={(isOn) => change(name, isOn)}
              />
            ))}
          </Switches>
        )}
      </Card>
    </>
  )
}
