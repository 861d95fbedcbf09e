import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AreaField, fieldStyles } from '../../ui/field.tsx'

const NOTES_MAX = 1000

interface NotesDialogProps {
  readonly title: string
  readonly text?: string
  readonly label: string
  readonly hint: string
  readonly min: number
  readonly submit: string
  readonly error: Error | undefined
  readonly isBusy: boolean
  readonly onSubmit: (notes: string) => void
  readonly onClose: () => void
}

/** What an admin decides, with the word that is told. */
export const NotesDialog = (props: NotesDialogProps) => (
  <Dialog title={props.title} onClose={props.onClose}>
    <form
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit(String(new FormData(event.currentTarget).get('notes') ?? '').trim())
      }}
    >
      {props.text && <p className={fieldStyles.hint}>{props.text}</p>}
      <AreaField
        label={props.label}
        name="notes"
        rows={4}
        required
        minLength={props.min}
        maxLength={NOTES_MAX}
      />
      <p className={fieldStyles.hint}>{props.hint}</p>
      {props.error && (
        <p className={fieldStyles.error} role="alert">
          {props.error.message}
        </p>
      )}
      <Button look="brand" type="submit" busy={props.isBusy}>
        {props.submit}
      </Button>
    </form>
  </Dialog>
)
