import { useRef } from 'react'
import { EntranceForm } from '../../../account/entrance-form.tsx'
import { newRequestId } from '../../../api/act.ts'
import { readAgain } from '../../../api/cache.ts'
import { request } from '../../../api/client.ts'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Page } from '../../kit/page.tsx'
import { useGo } from '../../../shell/nav.tsx'
import { useMe } from '../../users/me.ts'
import { MINE } from '../readings.ts'
import s from './editor.module.css'
import { CreateStartup } from './editor.operations.ts'
import { useEditorWords } from './words/index.ts'

/** A name and a sentence; everything else may come until it is submitted. */
export function NewStartupPage() {
  const words = useEditorWords()
  const go = useGo()
  const me = useMe()
  const requestId = useRef(newRequestId())
  const create = async (name: string, tagline: string) => {
    const { createStartup } = await request(CreateStartup, {
      name: name.trim(),
      tagline: tagline.trim() || null,
      requestId: requestId.current,
    }).finally(() => {
      requestId.current = newRequestId()
    })
    readAgain(MINE)
    go(`/s/${createStartup.id}/profile`, { replace: true })
  }
  if (me?.role !== 'FOUNDER')
    return <Empty isPage title={words.founders} text={words.foundersText} />
  return (
    <Page title={words.newTitle}>
      <Card className={s.narrow}>
        <p className={s.lead}>{words.newLead}</p>
        <EntranceForm
          fields={[
            { name: 'name', label: words.name, type: 'text', autoComplete: 'off' },
            {
              name: 'tagline',
              label: words.tagline,
              type: 'text',
              autoComplete: 'off',
              hint: words.taglineHint,
            },
          ]}
          submit={words.create}
          onSubmit={({ name = '', tagline = '' }) => create(name, tagline)}
        />
      </Card>
    </Page>
  )
}
