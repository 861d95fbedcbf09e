import { Card } from '../../../ui/card.tsx'
import { Switch } from '../../../ui/segments.tsx'
import { Title } from '../../../ui/title.tsx'
import { PAPERS, setPaper, setTypeSize, TYPE_SIZES, usePaper, useTypeSize } from '../../reader.ts'
import s from './settings.module.css'
import { useSettingsWords } from './words/index.ts'

/** How letters look on this device. */
export function ReadingSettings() {
  const { reading: words } = useSettingsWords()
  const size = useTypeSize()
  const paper = usePaper()
  return (
    <>
      <Title>{words.title}</Title>
      <Card title={words.size}>
        <p className={s.lead}>{words.sizeText}</p>
        <Switch
          label={words.size}
          value={size}
          choices={TYPE_SIZES.map((one) => [one, words.sizes[one]])}
          onChoose={setTypeSize}
        />
        <p className={s.sample}>{words.sample}</p>
      </Card>
      <Card title={words.paper}>
        <p className={s.lead}>{words.paperText}</p>
        <Switch
          label={words.paper}
          value={paper}
          choices={PAPERS.map((one) => [one, words.papers[one]])}
          onChoose={setPaper}
        />
      </Card>
    </>
  )
}
