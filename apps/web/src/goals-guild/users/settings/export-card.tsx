import { ExportCard } from '../../../account/data/export-card.tsx'
import { request } from '../../../api/client.ts'
import { ExportMyData } from './settings.operations.ts'
import { useSettingsWords } from './words/index.ts'

const read = async (after: string | null) => (await request(ExportMyData, { after })).exportMyData

export function GuildExport() {
  const { data: words } = useSettingsWords()
  return <ExportCard product="GoalsGuild" words={words} read={read} />
}
