"""What every game must pass, whoever wrote it: inherit `contract.Contract`."""
