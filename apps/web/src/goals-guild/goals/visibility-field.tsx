import { fieldStyles } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { VISIBILITIES, VISIBILITY_ICONS, type Visibility } from './visibility.ts'
import { useGoalsWords } from './words/index.ts'

/** Who sees a goal, as a field of a form. */
export function VisibilityField({ value }: { readonly value: Visibility }) {
  const words = useGoalsWords()
  return (
    <fieldset className={fieldStyles.choices}>
      <legend className={fieldStyles.label}>{words.visibility}</legend>
      {VISIBILITIES.map((one) => (
        <label key={one} className={fieldStyles.choice}>
          <input type="radio" name="visibility" value={one} defaultChecked={one === value} />
          <span>
            <Icon name={VISIBILITY_ICONS[one]} size={16} /> {words[one]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
