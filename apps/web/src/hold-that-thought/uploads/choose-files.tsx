import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import s from './uploads.module.css'

interface ChooseFilesProps {
  readonly accept: string
  readonly text: string
  /** A phone's camera takes one picture after the other. */
  readonly cameraText: string
  readonly dropText: string
  readonly testId: string
  readonly isMain?: boolean
  readonly children?: ReactNode
  readonly onFiles: (files: Iterable<File>) => void
}

/** Files from this device: chosen, dropped here, or taken by its camera. */
export function ChooseFiles(props: ChooseFilesProps) {
  const { accept, text, cameraText, dropText, testId, isMain = false, children, onFiles } = props
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isHandHeld] = useState(() => matchMedia('(pointer: coarse)').matches)
  const main = isMain ? 'brand' : 'plain'
  const take = (target: HTMLInputElement) => {
    onFiles([...(target.files ?? [])])
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={s.choose}
      data-over={isOver || undefined}
      data-main={isMain || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        data-testid={testId}
        onChange={({ target }) => take(target)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        data-testid={`${testId}-camera`}
        onChange={({ target }) => take(target)}
      />
      <div className={s.ways}>
        {isHandHeld && (
          <Button look={main} onClick={() => camera.current?.click()}>
            <CameraIcon /> {cameraText}
          </Button>
        )}
        <Button
          look={isHandHeld ? 'plain' : main}
          icon="image"
          onClick={() => input.current?.click()}
        >
          {text}
        </Button>
      </div>
      {!isHandHeld && <p className={s.drop}>{dropText}</p>}
    </div>
  )
}

const CameraIcon = () => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 7h3l2-3h6l2 3h3a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1ZM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z" />
  </svg>
)
