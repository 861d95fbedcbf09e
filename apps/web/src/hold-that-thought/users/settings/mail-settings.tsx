import { newRequestId, useAct } from '../../../api/act.ts'
import { queries } from '../../../api/cache.ts'
import { Card } from '../../../ui/card.tsx'
import { SwitchRow, Switches } from '../../../ui/switches.tsx'
import { Title } from '../../../ui/title.tsx'
import { meReading, setMe, useMe } from '../me.ts'
import { UpdateProfile } from './settings.operations.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

const NAMES = ['notifyOnComment', 'notifyOnMessage'] as const

export function MailSettings() {
  const { mails: words } = useSettingsWords()
  const me = useMe()
  const { mutate } = useAct(UpdateProfile, {
    touches: [meReading.queryKey],
    optimistic: ({ notifyOnComment, notifyOnMessage }) => {
      if (!me) return undefined
      setMe({
        ...me,
        notifyOnComment: notifyOnComment ?? me.notifyOnComment,
        notifyOnMessage: notifyOnMessage ?? me.notifyOnMessage,
      })
      return () => queries.setQueryData(meReading.queryKey, { me })
    },
  })
  return (
    <>
      <Title>{words.title}</Title>
      <Card title={words.mail}>
        <p className={s.lead}>{words.text}</p>
        <Switches>
          {NAMES.map((name) => (
            <SwitchRow
              key={name}
              {...words[name]}
              isOn={me?.[name] ?? false}
              onChange={(isOn) => mutate({ [name]: isOn, requestId: newRequestId() })}
            />
          ))}
        </Switches>
      </Card>
    </>
  )
}
