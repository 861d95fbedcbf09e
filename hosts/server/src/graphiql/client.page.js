// Subscriptions come as an event stream over the same endpoint.
const root = document.getElementById('graphiql')
const page = JSON.parse(root.dataset.page)

async function* messages(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    text += value
    const parts = text.split('\n\n')
    text = parts.pop()
    for (const part of parts) {
      const lines = part.split('\n')
      if (lines.includes('event: complete')) return
      const data = lines.find((line) => line.startsWith('data: '))
      if (data) yield JSON.parse(data.slice(6))
    }
  }
}
// A generator that waits for the next message cannot be ended, so the request is.
const stoppable = (iterator, controller) => ({
  next: () =>
    iterator.next().catch((error) => {
      if (controller.signal.aborted) return { value: undefined, done: true }
      throw error
    }),
  return() {
    controller.abort()
    return Promise.resolve({ value: undefined, done: true })
  },
  [Symbol.asyncIterator]() {
    return this
  },
})
const isSubscription = (params, options) =>
  options?.documentAST?.definitions.some(
    (definition) =>
      definition.operation === 'subscription' &&
      (!params.operationName || definition.name?.value === params.operationName),
  )
async function fetcher(params, options) {
  const accept = isSubscription(params, options) ? 'text/event-stream' : 'application/json'
  const controller = new AbortController()
  const response = await fetch(page.endpoint, {
    method: 'POST',
    signal: controller.signal,
    headers: { ...options?.headers, 'content-type': 'application/json', accept },
    body: JSON.stringify(params),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  return isStream ? stoppable(messages(response), controller) : response.json()
}
const headers = page.token ? JSON.stringify({ authorization: `Bearer ${page.token}` }, null, 2) : ''
const defaultTabs = page.examples.map(({ query, variables }) => ({
  query,
  headers,
  variables: variables ? JSON.stringify(variables, null, 2) : '',
}))
const noStorage = { getItem: () => null, setItem() {}, removeItem() {}, clear() {}, length: 0 }
ReactDOM.createRoot(root).render(
  React.createElement(GraphiQL, {
    fetcher,
    defaultTabs,
    variables: defaultTabs[0]?.variables,
    defaultHeaders: headers,
    storage: noStorage,
    defaultEditorToolsVisibility: true,
  }),
)
