/** A promo code as the API of impact.com says it; give what the test is about. */
export function impactCode(fields: object = {}): object {
  return {
    Id: '9001',
    Code: 'ACORN20',
    State: 'ACTIVE',
    Program: { Id: '7001', Name: 'Oak and Acorn', Uri: '/Mediapartners/IR1/Campaigns/7001' },
    Deal: { Id: '3001', Name: 'Autumn Harvest', Uri: '/Mediapartners/IR1/Campaigns/7001/Deals/3001' },
    MatchMode: 'EXACT',
    CreditRule: 'ALWAYS',
    CreatedDate: '2026-10-28T09:30:00Z',
    StartDate: '2026-11-01T00:00:00Z',
    EndDate: '2026-11-30T23:59:00+00:00',
    ...fields,
  }
}

/** The deal that the code belongs to, as a resource of its own. */
export function impactDeal(fields: object = {}): object {
  return {
    Id: '3001',
    CampaignId: '7001',
    Name: '20% off all acorns',
    Description: 'The autumn harvest at its best.',
    Type: 'GENERAL_SALE',
    State: 'ACTIVE',
    Scope: 'ENTIRE_STORE',
    Public: 'TRUE',
    DefaultPromoCode: '',
    DiscountType: 'PERCENT',
    DiscountPercent: '20',
    DiscountAmount: '',
    DiscountCurrency: '',
    MinimumPurchaseAmount: '50.00',
    MinimumPurchaseAmountCurrency: 'GBP',
    MaximumSavingsAmount: '100',
    MaximumSavingsCurrency: 'GBP',
    Categories: '',
    Products: [],
    StartDate: '2026-11-01T00:00:00Z',
    EndDate: '2026-12-31T23:59:00Z',
    DateCreated: '2026-10-20T09:30:00Z',
    ...fields,
  }
}

/** The campaign of both, which knows the shop's address. */
export function impactCampaign(fields: object = {}): object {
  return {
    CampaignId: '7001',
    CampaignName: 'Oak and Acorn',
    CampaignUrl: 'https://www.oakandacorn.co.uk/',
    AdvertiserName: 'Oak and Acorn Ltd',
    ContractStatus: 'Active',
    TrackingLink: 'https://oakandacorn.sjv.io/c/1/2/7001',
    ...fields,
  }
}
