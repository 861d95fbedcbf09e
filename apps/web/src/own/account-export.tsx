import { ExportAccount } from '../account/data/account-data.operations.ts'
import { ExportCard } from '../account/data/export-card.tsx'
import { request } from '../api/client.ts'
import { useOwnWords } from './words/index.ts'

const read = async (after: string | null) => (await request(ExportAccount, { after })).exportMyData

export function AccountExport() {
  const { data: words } = useOwnWords()
  return <ExportCard product="Longtable" words={words} read={read} />
}
