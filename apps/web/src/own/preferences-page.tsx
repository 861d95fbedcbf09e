import { chooseLanguage, LANGUAGES, useChosenLanguage } from '../i18n/language.ts'
import { setTheme, type Theme, useTheme } from '../shell/theme.ts'
import { Card } from '../ui/card.tsx'
import { Title } from '../ui/title.tsx'
import s from './frame.module.css'
import { useOwnWords } from './words/index.ts'
import { ZoneCard } from './zone-card.tsx'

interface ChoicesProps {
  readonly name: string
  readonly label: string
  readonly values: Readonly<Record<string, string>>
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

const Choices = ({ name, label, values, chosen, onChoose }: ChoicesProps) => (
  <fieldset className={s.choices}>
    <legend className="hidden-text">{label}</legend>
    {Object.entries(values).map(([value, text]) => (
      <label key={value} className={s.choice}>
        <input
          type="radio"
          name={name}
          checked={value === chosen}
          onChange={() => onChoose(value)}
        />
        {text}
      </label>
    ))}
  </fieldset>
)

/** How things look on this device, in every product, and where one's days begin. */
export function PreferencesPage() {
  const { preferences: words } = useOwnWords()
  const theme = useTheme()
  return (
    <>
      <Title>{words.title}</Title>
      <Card title={words.themeTitle}>
        <Choices
          name="theme"
          label={words.themeTitle}
          values={words.theme}
          chosen={theme}
          onChoose={(value) => setTheme(value as Theme)}
        />
      </Card>
      <Card title={words.languageTitle}>
        <Choices
          name="language"
          label={words.languageTitle}
          values={LANGUAGES}
          chosen={useChosenLanguage()}
          onChoose={(value) => void chooseLanguage(value)}
        />
      </Card>
      <ZoneCard />
    </>
  )
}
