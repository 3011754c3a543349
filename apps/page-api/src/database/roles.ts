/** Roles beside the owner, who migrates. They cannot log in: a connection of the owner's enters them when it starts. */
export const ROLES = { app: 'clipfront_app', reader: 'clipfront_reader' } as const
