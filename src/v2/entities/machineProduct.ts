/** What a machine's product code stands for, as `/api/machine_products` lists it. */
export interface MachineProduct {
  id: number;
  code: string;
  name: string;
  sku: string;
  /** A decimal text. */
  litres: string;
}
