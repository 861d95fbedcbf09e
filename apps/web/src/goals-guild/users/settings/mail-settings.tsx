import { useQuery } from '@tanstack/react-query'
import { newRequestId, useAct } from '../../../api/act.ts'
import { queries } from '../../../api/cache.ts'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SwitchRow, Switches } from '../../../ui/switches.tsx'
import { Trouble } from '../../../ui/trouble.tsx'
import { Title } from '../../../ui/title.tsx'
import { preferencesReading } from './readings.ts'
import { type MailPreferencesData, UpdateMailPreferences } from './settings.operations.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

type Preferences = MailPreferencesData['notificationPreferences']

const NAMES = ['emailOnInvite', 'emailOnMention', 'emailOnComment', 'emailOnReaction'] as const

const { queryKey } = preferencesReading
const known = () => queries.getQueryData<MailPreferencesData>(queryKey)

function usePreference() {
  const { mutate } = useAct(UpdateMailPreferences, {
    touches: [queryKey],
    optimistic: (given) => {
      const before = known()
      if (!before) return undefined
      const next = { ...before.notificationPreferences, ...given }
      queries.setQueryData(queryKey, { notificationPreferences: next })
      return () => queries.setQueryData(queryKey, before)
    },
  })
  return (name: keyof Preferences, isOn: boolean) =>
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
                isOn={data.notificationPreferences[name]}
                onChange={(isOn) => change(name, isOn)}
              />
            ))}
          </Switches>
        )}
      </Card>
    </>
  )
}
