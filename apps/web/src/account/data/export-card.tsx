import { useState } from 'react'
import { useCommon } from '../../i18n/common/index.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { toast } from '../../ui/toasts.tsx'
import s from './data.module.css'

interface ExportPage {
  readonly after: string | null
  readonly items: readonly string[]
}

interface ExportCardProps {
  /** Whose data it is. */
  readonly product: string
  readonly words: {
    readonly exportTitle: string
    readonly exportText: string
    readonly export: string
    readonly collecting: (count: number) => string
    readonly saved: (count: number) => string
  }
  readonly read: (after: string | null) => Promise<ExportPage>
}

/** All pages of it, one after the other, so that no answer is too large. */
async function everything(
  read: ExportCardProps['read'],
  onCount: (count: number) => void,
): Promise<unknown[]> {
  const items: unknown[] = []
  let after: string | null = null
  do {
    const page: ExportPage = await read(after)
    items.push(...page.items.map((item) => JSON.parse(item) as unknown))
    after = page.after
    onCount(items.length)
  } while (after !== null)
  return items
}

/** Everything that is somebody's in a product, as one file. */
export function ExportCard({ product, words, read }: ExportCardProps) {
  const common = useCommon()
  const [count, setCount] = useState<number>()
  const run = async () => {
    setCount(0)
    try {
      const items = await everything(read, setCount)
      const at = new Date().toISOString()
      const text = JSON.stringify({ system: product, exportedAt: at, items }, null, 2)
      saveFile(`${product.toLowerCase()}-${at.slice(0, 10)}.json`, [text], 'application/json')
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
