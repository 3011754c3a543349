/** What Storybook can be told: `PORT_API`, where the page-api of the Page Lab listens. */
export const environment = process.env
