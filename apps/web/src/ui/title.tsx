import { useEffect } from 'react'

/** The product's own name, whatever the page is called with which somebody came. */
const PRODUCT =
  document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? document.title

/** What a tab, a bookmark and the history call the page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return
    document.title = `${title} · ${PRODUCT}`
    return () => {
      document.title = PRODUCT
    }
  }, [title])
}

/** The heading of a page is also its name. */
export function Title({ children, className }: { children: string; className?: string }) {
  useTitle(children)
  return <h1 className={className}>{children}</h1>
}
