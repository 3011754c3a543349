/** A drawing as merchants have one, without a server to ask for it. */
export const LOGO =
  'data:image/svg+xml;base64,' +
  btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><path fill="#5b3a7e" d="M0 0h96v96H0z"/><path fill="#f5effc" d="M48 48V16a16 16 0 0 1 0 32zm0 0h32a16 16 0 0 1-32 0zm0 0v32a16 16 0 0 1 0-32zm0 0H16a16 16 0 0 1 32 0z"/></svg>',
  )
