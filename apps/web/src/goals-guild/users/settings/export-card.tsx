import { useState } from 'react'
import { request } from '../../../api/client.ts'
import { useCommon } from '../../../i18n/common/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { ExportMyData } from './settings.operations.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

/** All pages of it, one after the other, so that no answer is too large. */
async function everything(onCount: (count: number) => void): Promise<unknown[]> {
  const items: unknown[] = []
  let after: string | null = null
  do {
    const { exportMyData }: { exportMyData: { after: string | null; items: readonly string[] } } =
      await request(ExportMyData, { after })
    items.push(...exportMyData.items.map((item) => JSON.parse(item) as unknown))
    after = exportMyData.after
    onCount(items.length)
  } while (after !== null)
  return items
}

/** As the browser saves any other file. */
function save(items: readonly unknown[]): void {
  const at = new Date().toISOString()
  const text = JSON.stringify({ system: 'GoalsGuild', exportedAt: at, items }, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `goalsguild-${at.slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(url)
}

export function ExportCard() {
  const { data: words } = useSettingsWords()
  const common = useCommon()
  const [count, setCount] = useState<number>()
  const run = async () => {
    setCount(0)
    try {
      const items = await everything(setCount)
      save(items)
      toast({ tone: 'good', text: words.saved(items.length) })
    } catch {
      toast({ tone: 'bad', text: common.failed })
    } finally {
      setCount(undefined)
    }
  }
  return (
    <Card title={words.exportTitle}>
      <p className={s.lead}>{words.exportText}</p>
      <Button icon="download" busy={count !== undefined} onClick={() => void run()}>
        {words.export}
      </Button>
      <p className={s.progress} role="status">
        {count !== undefined && words.collecting(count)}
      </p>
    </Card>
  )
}
